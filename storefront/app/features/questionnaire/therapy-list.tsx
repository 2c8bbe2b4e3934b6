import type { Question } from '@blattwerk/contract/health-states/definition';
import { limitOfTherapies, therapyResults, type EarlierTherapy, type TherapyResult } from '@blattwerk/contract/health-states/medicines';
import { useTranslation } from 'react-i18next';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { RowList } from './row-list.tsx';
import styles from './questions.module.css';

interface TherapyRow {
  name: string;
  result: TherapyResult | '';
}

/** What is saved: rows that say both what it was and what came of it. */
export const toldTherapies = (rows: readonly TherapyRow[]): EarlierTherapy[] =>
  rows.flatMap(({ name, result }) => (name.trim() === '' || result === '' ? [] : [{ name, result }]));

interface Props {
  question: Question;
  therapies: readonly EarlierTherapy[];
  onChange: (therapies: EarlierTherapy[]) => void;
}

/** What was tried before, each with its result. */
export const TherapyList = ({ question, therapies, onChange }: Props) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const options = (question.options ?? []).map(({ value, text }) => ({ value, label: text[locale] }));
  return (
    <RowList<TherapyRow>
      rows={therapies}
      empty={{ name: '', result: '' }}
      limit={limitOfTherapies}
      titleOf={(at) => t('therapy.row', { at })}
      removeLabel={(at) => t('therapy.remove', { at })}
      addLabel={t('therapy.add')}
      onChange={(rows) => onChange(toldTherapies(rows))}
    >
      {(row, change) => (
        <div className={styles.pair}>
          <TextInput label={t('therapy.name')} maxLength={120} value={row.name} onChange={(event) => change({ name: event.target.value })} />
          <Select
            label={t('therapy.result')}
            value={row.result}
            options={[{ value: '', label: t('therapy.choose') }, ...options]}
            error={row.name.trim() !== '' && row.result === '' ? t('therapy.needsResult') : undefined}
            onChange={(event) => change({ result: therapyResults.find((one) => one === event.target.value) ?? '' })}
          />
        </div>
      )}
    </RowList>
  );
};

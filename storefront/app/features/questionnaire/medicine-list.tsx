import { limitOfMedicines, type Medicine } from '@blattwerk/contract/health-states/medicines';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { RowList } from './row-list.tsx';
import styles from './questions.module.css';

/** The list of substances comes to the browser, and the search stays in it: what is typed here is health data and goes into no address. */
const useSubstances = () => useQuery({ queryKey: ['substances'], queryFn: () => import('@blattwerk/contract/medicines/find-substances'), staleTime: Infinity });

const emptyMedicine: Medicine = { name: '', dose: '', frequency: '' };

/** "03/2024" as the questionnaire stores it; anything else stays as it was typed. */
const monthOf = (typed: string): string =>
  typed.trim().replace(/^(0?[1-9]|1[0-2])[./](\d{4})$/, (_, month: string, year: string) => `${year}-${month.padStart(2, '0')}`);
const monthShown = (stored: string): string => stored.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

interface RowProps {
  row: Medicine;
  change: (part: Partial<Medicine>) => void;
}

/** The name with what the list offers for it, and whether the list knows it. */
const MedicineName = ({ row, change }: RowProps) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const listId = useId();
  const { data: list } = useSubstances();
  const known = list?.substanceNamed(row.name);
  const offered = known || !list ? [] : list.findSubstances(row.name, locale);
  return (
    <>
      <TextInput
        label={t('medicine.name')}
        help={t('medicine.nameHelp')}
        maxLength={100}
        autoComplete="off"
        list={listId}
        value={row.name}
        onChange={(event) => change({ name: event.target.value, substance: undefined, atc: undefined })}
      />
      <datalist id={listId}>
        {offered.map(({ name, substance, atc }) => (
          <option key={`${atc} ${name}`} value={name}>
            {substance === name ? atc : substance}
          </option>
        ))}
      </datalist>
      {list && row.name.trim().length > 1 && (
        <p className={styles.known} role="status">
          {known ? t('medicine.known', { substance: known[locale], atc: known.atc }) : t('medicine.unknown')}
        </p>
      )}
    </>
  );
};

/** Dose, times and dates of a medicine; all of it may stay empty. */
const MedicineRow = ({ row, change }: RowProps) => {
  const { t } = useTranslation('questionnaire');
  return (
    <>
      <MedicineName row={row} change={change} />
      <div className={styles.pair}>
        <TextInput
          label={t('medicine.dose')}
          isOptional
          maxLength={60}
          placeholder={t('medicine.doseExample')}
          value={row.dose}
          onChange={(event) => change({ dose: event.target.value })}
        />
        <TextInput
          label={t('medicine.frequency')}
          isOptional
          maxLength={60}
          placeholder={t('medicine.frequencyExample')}
          value={row.frequency}
          onChange={(event) => change({ frequency: event.target.value })}
        />
        <TextInput
          label={t('medicine.since')}
          isOptional
          maxLength={40}
          placeholder={t('medicine.sinceExample')}
          value={monthShown(row.since ?? '')}
          onChange={(event) => change({ since: monthOf(event.target.value) })}
        />
        <TextInput
          label={t('medicine.stoppedAt')}
          help={t('medicine.stoppedHelp')}
          isOptional
          maxLength={40}
          value={monthShown(row.stoppedAt ?? '')}
          onChange={(event) => change({ stoppedAt: monthOf(event.target.value) })}
        />
      </div>
    </>
  );
};

/** What is saved: rows with a name, without what is empty; the server adds substance and code. */
export const namedMedicines = (rows: readonly Medicine[]): Medicine[] =>
  rows
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, dose, frequency, since, stoppedAt }) => ({ name, dose, frequency, ...(since ? { since } : {}), ...(stoppedAt ? { stoppedAt } : {}) }));

/** Every medicine in a row of its own, taken or stopped. */
export const MedicineList = ({ medicines, onChange }: { medicines: readonly Medicine[]; onChange: (medicines: Medicine[]) => void }) => {
  const { t } = useTranslation('questionnaire');
  return (
    <RowList
      rows={medicines}
      empty={emptyMedicine}
      limit={limitOfMedicines}
      titleOf={(at) => t('medicine.row', { at })}
      removeLabel={(at) => t('medicine.remove', { at })}
      addLabel={t('medicine.add')}
      onChange={(rows) => onChange(namedMedicines(rows))}
    >
      {(row, change) => <MedicineRow row={row} change={change} />}
    </RowList>
  );
};

import type { DiaryEntry } from '@blattwerk/contract/diary/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './diary.module.css';

interface Props {
  entry: Pick<DiaryEntry, 'dose' | 'effect' | 'sideEffects'> & { note?: string | null | undefined };
  medicine: string | null | undefined;
}

/** Dose, medicine, effect, side effects and note of one entry. */
export const EntryLine = ({ entry, medicine }: Props) => {
  const { t } = useTranslation('diary');
  const { number } = useFormat();
  const dose = `${number(entry.dose.amount, 3)} ${t(`unit.${entry.dose.unit}`, { count: entry.dose.amount })}`;
  return (
    <>
      <p className={styles.line}>
        <strong className="tabular">{dose}</strong> {medicine} · {t('effectOf', { effect: entry.effect })}
      </p>
      {entry.sideEffects.length > 0 && <p>{t('withSideEffects', { list: entry.sideEffects.map((one) => t(`sideEffect.${one}`)).join(', ') })}</p>}
      {entry.note && <p>{entry.note}</p>}
    </>
  );
};

import type { PharmacyPage } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './pharmacies.module.css';

type Reliability = NonNullable<PharmacyPage['stockReliability']>;

/** When the stock was confirmed, how often that happens, and how far it can be relied on: one sentence. */
export const StockReliability = ({ reliability: { level, confirmedAt, rhythm }, isToday }: { reliability: Reliability; isToday: boolean }) => {
  const { t } = useTranslation('pharmacies');
  const { time, dateTime } = useFormat();
  const confirmed = isToday ? t('reliability.confirmedToday', { time: time(confirmedAt) }) : t('reliability.confirmed', { at: dateTime(confirmedAt) });
  const parts = [confirmed, ...(rhythm === null ? [] : [t(`reliability.rhythm.${rhythm}`)]), t(`reliability.level.${level}`)];
  return <p className={styles.reliability}>{parts.join(', ')}.</p>;
};

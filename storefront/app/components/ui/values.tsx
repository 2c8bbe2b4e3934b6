import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './values.module.css';

export const Money = ({ cents, currency = 'EUR' }: { cents: number; currency?: string }) => (
  <span className="tabular">{useFormat().money(cents, currency)}</span>
);

export const DateTime = ({ value, kind = 'dateTime' }: { value: string; kind?: 'dateTime' | 'date' | 'due' | 'time' }) => (
  <time className="tabular" dateTime={value}>
    {useFormat()[kind](value)}
  </time>
);

export type ContentUnit = 'percent' | 'percentOfOil' | 'mgPerMl';

/** The right end of the common scale: no flower has more than a third, an oil in a cartridge may be almost pure. */
const scaleTop: Record<ContentUnit, number> = { percent: 35, percentOfOil: 100, mgPerMl: 350 };

interface BarProps {
  name: string;
  value: number | null;
  unit: ContentUnit;
  isBelow: boolean;
}

const Bar = ({ name, value, unit, isBelow }: BarProps) => {
  const { percent, number } = useFormat();
  const { t } = useTranslation();
  const words = (content: number): string => `${isBelow ? '< ' : ''}${unit === 'mgPerMl' ? `${number(content)} mg/ml` : percent(content)}`;
  return (
    <div className={styles.bar}>
      <span className={styles.name}>{name}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" rx="3" className={styles.track} />
        {value !== null && <rect width={Math.min(100, (value / scaleTop[unit]) * 100)} height="6" rx="3" className={styles.fill} />}
      </svg>
      <span className="tabular">{value === null ? t('value.unknown') : words(value)}</span>
    </div>
  );
};

interface BarsProps {
  thc: number | null;
  cbd: number | null;
  unit?: ContentUnit;
  isThcBelow?: boolean;
  isCbdBelow?: boolean;
}

/** THC and CBD on one common scale, so that products can be compared by eye. */
export const Bars = ({ thc, cbd, unit = 'percent', isThcBelow = false, isCbdBelow = false }: BarsProps) => (
  <div className={styles.bars}>
    <Bar name="THC" value={thc} unit={unit} isBelow={isThcBelow} />
    <Bar name="CBD" value={cbd} unit={unit} isBelow={isCbdBelow} />
  </div>
);

import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './terpene-wheel.module.css';

type Terpene = ProductDetail['terpenes'][number];

const radius = 40;
const around = 2 * Math.PI * radius;
const gap = 1.5;

interface Slice {
  name: string;
  length: number;
  start: number;
}

const sumOf = (terpenes: readonly Terpene[]): number => terpenes.reduce((sum, { share }) => sum + (share ?? 0), 0);

/** The ring's pieces: shares of all terpenes, so that those which are not named leave it open. */
const slicesOf = (terpenes: readonly Terpene[]): Slice[] => {
  const total = Math.max(100, sumOf(terpenes));
  let start = 0;
  return terpenes.map(({ name, share }) => {
    const length = ((share ?? 0) / total) * around;
    const slice = { name, length: Math.max(0, length - gap), start };
    start += length;
    return slice;
  });
};

/** The terpenes as a ring, and in words beside it. */
export const TerpeneWheel = ({ terpenes }: { terpenes: readonly Terpene[] }) => {
  const { t } = useTranslation('product');
  const { percent } = useFormat();
  if (terpenes.length === 0) return null;
  const isMeasured = terpenes.some(({ share }) => typeof share === 'number');
  const rest = Math.round((100 - sumOf(terpenes)) * 10) / 10;
  return (
    <section className={styles.section}>
      <h2>{t('terpenes.title')}</h2>
      <div className={styles.wheel}>
        {isMeasured && (
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <circle cx="50" cy="50" r={radius} className={styles.track} />
            {slicesOf(terpenes).map(({ name, length, start }, at) => (
              <circle
                key={name}
                cx="50"
                cy="50"
                r={radius}
                className={styles.slice}
                data-tone={at % 6}
                strokeDasharray={`${length} ${around - length}`}
                strokeDashoffset={-start}
                transform="rotate(-90 50 50)"
              />
            ))}
          </svg>
        )}
        <ul>
          {terpenes.map(({ name, label, share }, at) => (
            <li key={name}>
              <span className={styles.swatch} data-tone={at % 6} aria-hidden="true" />
              <span>{label}</span>
              {typeof share === 'number' && <span className="tabular">{percent(share)}</span>}
            </li>
          ))}
          {isMeasured && rest > 0 && (
            <li>
              <span className={styles.swatch} data-tone="rest" aria-hidden="true" />
              <span>{t('terpenes.rest')}</span>
              <span className="tabular">{percent(rest)}</span>
            </li>
          )}
        </ul>
      </div>
      <p className={styles.note}>{t(isMeasured ? 'terpenes.note' : 'terpenes.unmeasured')}</p>
    </section>
  );
};

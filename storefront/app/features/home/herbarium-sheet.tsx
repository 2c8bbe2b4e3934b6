import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './herbarium-sheet.module.css';

interface Leaf {
  x: number;
  y: number;
  side: 1 | -1;
  length: number;
  angle: number;
}

const stem = { x: 190, bottom: 430, top: 56 };
const pairs = 9;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A pinnate twig, leaf by leaf: longest below the middle, bending upwards to the tip. */
const leaves: Leaf[] = Array.from({ length: pairs * 2 }, (_, index) => {
  const step = Math.floor(index / 2);
  const part = step / (pairs - 1);
  const side = index % 2 === 0 ? 1 : -1;
  const y = stem.bottom - 74 - part * (stem.bottom - stem.top - 96) - (side === 1 ? 0 : 15);
  return { x: stem.x + Math.sin(part * 2.4) * 14, y, side, length: 52 + Math.sin(part * Math.PI * 0.86 + 0.5) * 84, angle: 12 + part * 44 };
});

const leafPath = ({ x, y, side, length, angle }: Leaf): string => {
  const turn = (angle * Math.PI) / 180;
  const along = { x: Math.cos(turn) * side, y: -Math.sin(turn) };
  const across = { x: along.y, y: -along.x };
  const at = (t: number, w: number): string =>
    `${round(x + along.x * length * t + across.x * length * w)} ${round(y + along.y * length * t + across.y * length * w)}`;
  const veins = [0.3, 0.46, 0.62, 0.77]
    .map((t) => `M${at(t, 0)}L${at(t + 0.13, 0.14 * (1 - t * 0.55))}M${at(t, 0)}L${at(t + 0.13, -0.14 * (1 - t * 0.55))}`)
    .join('');
  return `M${at(0, 0)}L${at(0.12, 0)}C${at(0.28, 0.21)} ${at(0.68, 0.2)} ${at(1, 0)}C${at(0.68, -0.2)} ${at(0.28, -0.21)} ${at(0.12, 0)}L${at(1, 0)}${veins}`;
};

const tip: Leaf = { x: stem.x + 11, y: stem.top + 22, side: 1, length: 62, angle: 78 };

export interface LiveCounts {
  pharmacies: number;
  products: number;
}

/** A pressed twig on its sheet, held by two strips of paper, with today's counts on the collector's label. */
export const HerbariumSheet = ({ counts }: { counts: LiveCounts | null }) => {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  return (
    <figure className={styles.sheet}>
      <svg viewBox="0 0 400 470" className={styles.drawing} aria-hidden="true">
        <path d={`M${stem.x - 8} ${stem.bottom}C${stem.x - 14} 330 ${stem.x + 30} 220 ${stem.x + 11} ${stem.top + 22}`} className={styles.stem} />
        {[...leaves, tip].map((leaf) => (
          <path key={`${leaf.y}${leaf.side}`} d={leafPath(leaf)} className={styles.leaf} />
        ))}
        <path d="M158 392l50-9 2 13-50 9zM178 142l46 5-2 13-46-5z" className={styles.strip} />
      </svg>
      {counts && (
        <figcaption className={styles.label}>
          <span className={styles.labelTitle}>{t('sheet.label')}</span>
          <dl>
            {(['pharmacies', 'products'] as const).map((key) => (
              <div key={key}>
                <dt>{t(`sheet.${key}`)}</dt>
                <dd className="tabular">{number(counts[key], 0)}</dd>
              </div>
            ))}
          </dl>
        </figcaption>
      )}
    </figure>
  );
};

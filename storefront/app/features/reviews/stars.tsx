import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './stars.module.css';

const outline = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z';
const side = 24;
const places = [0, 1, 2, 3, 4];

const Row = ({ className }: { className: string | undefined }) => (
  <g className={className}>
    {places.map((place) => (
      <path key={place} d={outline} transform={`translate(${place * side} 0)`} />
    ))}
  </g>
);

/** Five stars, filled as far as the rating goes; said as a sentence to who does not see them. */
export const Stars = ({ rating, size = 'text' }: { rating: number; size?: 'text' | 'large' }) => {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  const width = rating * side;
  return (
    <svg viewBox={`0 0 ${5 * side} ${side}`} className={styles.stars} data-size={size} role="img" aria-label={t('stars', { rating: number(rating, 1) })}>
      <Row className={styles.empty} />
      <svg width={width} height={side} viewBox={`0 0 ${width} ${side}`}>
        <Row className={styles.filled} />
      </svg>
    </svg>
  );
};

/** One star, as the choice of a rating draws it. */
export const Star = ({ isFilled }: { isFilled: boolean }) => (
  <svg viewBox={`0 0 ${side} ${side}`} className={isFilled ? styles.filled : styles.empty} aria-hidden="true" focusable="false">
    <path d={outline} />
  </svg>
);

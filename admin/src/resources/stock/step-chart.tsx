import { useTranslation } from 'react-i18next';
import { useNow } from '../../components/use-now.ts';

interface StepChartProps {
  label: string;
  /** The oldest first; null where there was none. */
  points: readonly { at: string; value: number | null }[];
  words: (value: number) => string;
}

const [width, height] = [480, 90];

/** A value that stays until it changes, with gaps where there was none. The table beside it says the same in words. */
export const StepChart = ({ label, points, words }: StepChartProps) => {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (known.length === 0) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const begin = new Date(points[0]?.at ?? now).getTime();
  const x = (at: number) => ((at - begin) / Math.max(now - begin, 1)) * width;
  const y = (value: number) => height - 6 - ((value - lowest) / Math.max(highest - lowest, 1)) * (height - 12);
  const path = points
    .map(({ at, value }, index) => {
      if (value === null) return '';
      const next = points[index + 1];
      const from = x(new Date(at).getTime()).toFixed(1);
      const to = x(next === undefined ? now : new Date(next.at).getTime()).toFixed(1);
      return `M${from} ${y(value).toFixed(1)}H${to}${next === undefined || next.value === null ? '' : `V${y(next.value).toFixed(1)}`}`;
    })
    .join('');
  return (
    <figure className="step-chart">
      <figcaption>
        {label} <span className="quiet">{lowest === highest ? words(lowest) : t('stock.range', { from: words(lowest), to: words(highest) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={path} />
      </svg>
    </figure>
  );
};

import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';

const width = 220;
const height = 44;
const edge = 6;
const worst = 10;

/** How strong the symptoms were at each request, the latest last; with the same in words for those who prefer reading. */
export const SymptomTrend = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const now = record.answers.symptomsLevel;
  const points = [
    ...record.earlier.toReversed().map(({ createdAt, symptomsLevel }) => ({ at: createdAt, level: symptomsLevel })),
    { at: record.answeredAt, level: now ?? null },
  ].flatMap(({ at, level }) => (level === null ? [] : [{ at, level }]));
  if (points.length < 2) return null;
  const x = (index: number) => edge + (index * (width - 2 * edge)) / (points.length - 1);
  const y = (level: number) => height - edge - ((level - 1) * (height - 2 * edge)) / (worst - 1);
  const words = points.map(({ at, level }) => t('review.trend.point', { date: date(at), level })).join('; ');
  return (
    <figure className="trend">
      <figcaption>
        <span>{t('review.trend.title')}</span>
        <span>{points.map(({ level }) => level).join(' → ')}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        <polyline points={points.map(({ level }, index) => `${x(index)},${y(level)}`).join(' ')} />
        {points.map(({ at, level }, index) => (
          <circle key={at} cx={x(index)} cy={y(level)} r={3} />
        ))}
      </svg>
    </figure>
  );
};

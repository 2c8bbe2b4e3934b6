import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { height, levelsOf, pointsOf, width, type Level } from './level-shape.ts';
import styles from './level-trend.module.css';

const useColumns = (): Column<Level>[] => {
  const { t } = useTranslation('treatments');
  const { date } = useFormat();
  const ofTen = (level: number) => t('form.scaleOf', { ns: 'common', level });
  return [
    { key: 'at', header: t('trend.day'), cell: ({ at }) => date(at) },
    { key: 'number', header: t('trend.request'), cell: ({ number }) => number },
    { key: 'level', header: t('trend.level'), isNumeric: true, cell: ({ level }) => ofTen(level) },
    { key: 'effect', header: t('trend.effect'), isNumeric: true, cell: ({ effect }) => (effect === null ? '–' : ofTen(effect)) },
  ];
};

/** The level of the symptoms over all requests as a line; the same as a table for those who prefer reading. One request makes no trend. */
export const LevelTrend = ({ treatments }: { treatments: readonly PatientTreatment[] }) => {
  const { t } = useTranslation('treatments');
  const { date } = useFormat();
  const columns = useColumns();
  const levels = levelsOf(treatments);
  const [first, last] = [levels[0], levels.at(-1)];
  if (!first || !last || levels.length < 2) return null;
  const points = pointsOf(levels);
  return (
    <Card label={t('trend.title')}>
      <h2 className={styles.title}>{t('trend.title')}</h2>
      <p>{t('trend.text', { first: first.level, firstDate: date(first.at), last: last.level, lastDate: date(last.at) })}</p>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.scale}>
          <span>10</span>
          <span>1</span>
        </div>
        <svg className={styles.line} viewBox={`-6 -6 ${width + 12} ${height + 12}`}>
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="5" />
          ))}
        </svg>
        <div className={styles.dates}>
          <span>{date(first.at)}</span>
          <span>{date(last.at)}</span>
        </div>
      </div>
      <Disclosure summary={t('trend.asTable')}>
        <Table caption={t('trend.title')} columns={columns} rows={levels.toReversed()} rowKey={({ id }) => id} />
      </Disclosure>
    </Card>
  );
};

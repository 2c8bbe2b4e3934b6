import type { DiaryEntry } from '@blattwerk/contract/diary/shapes';
import { drawTrend, trendOf, type TrendDay } from '@blattwerk/contract/diary/trend';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Table, type Column } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './diary.module.css';

const [width, height] = [600, 140];

/** The effect over the days as a line, the dose as bars below it; the same as a table. */
export const DiaryTrend = ({ entries }: { entries: readonly DiaryEntry[] }) => {
  const { t } = useTranslation('diary');
  const { date, number } = useFormat();
  const trend = trendOf(entries);
  const [first, last] = [trend?.days[0], trend?.days.at(-1)];
  if (!trend || !first || !last || first === last) return null;
  const { line, dots, bars, mostDose } = drawTrend(trend, width, height);
  const unit = t(`unit.${trend.unit}`, { count: mostDose });
  const columns: Column<TrendDay>[] = [
    { key: 'on', header: t('day'), cell: ({ on }) => date(on) },
    { key: 'effect', header: t('effect'), isNumeric: true, cell: ({ effect }) => number(effect) },
    { key: 'dose', header: t('trend.dose', { unit }), isNumeric: true, cell: ({ dose }) => number(dose, 3) },
    { key: 'sideEffects', header: t('sideEffects'), isNumeric: true, cell: ({ sideEffects }) => sideEffects },
  ];
  return (
    <Card>
      <h2>{t('trend.title')}</h2>
      <p>{t('trend.text', { from: first.effect, to: last.effect, days: trend.days.length })}</p>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.scale}>
          <span>10</span>
          <span>1</span>
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          {bars.map((bar) => (
            <rect key={bar.on} x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
          ))}
          <path d={line} vectorEffect="non-scaling-stroke" />
          {dots.map(({ on, x, y }) => (
            <path key={on} className={styles.dot} d={`M${x} ${y}h0`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <div className={styles.dates}>
          <span>{date(first.on)}</span>
          <span>{date(last.on)}</span>
        </div>
        <p className={styles.legend}>{t('trend.legend', { most: number(mostDose, 3), unit })}</p>
      </div>
      <Disclosure summary={t('trend.asTable')}>
        <Table caption={t('trend.title')} columns={columns} rows={trend.days.toReversed()} rowKey={({ on }) => on} />
      </Disclosure>
    </Card>
  );
};

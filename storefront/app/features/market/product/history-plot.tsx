import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import type { Column } from '../../../components/ui/table.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Period } from './history-shape.ts';
import { countHeight, countPath, extremesOf, periodsOf, priceHeight, pricePath, width } from './history-shape.ts';
import styles from './history-plot.module.css';

const usePeriodColumns = (product: ProductDetail): Column<Period>[] => {
  const { t } = useTranslation('product');
  const { money, date } = useFormat();
  return [
    { key: 'days', header: t('history.days'), cell: ({ from, to }) => (from === to ? date(from) : t('history.fromTo', { from: date(from), to: date(to) })) },
    {
      key: 'price',
      header: t('history.price'),
      isNumeric: true,
      cell: ({ fromPriceCents }) => (fromPriceCents === null ? t('history.nothing') : money(fromPriceCents, product.currency)),
    },
    { key: 'count', header: t('history.count'), isNumeric: true, cell: ({ pharmacyCount }) => pharmacyCount },
  ];
};

/** Lowest price and number of pharmacies through the last days, drawn on the server; the same as a table for those who prefer reading. */
export const HistoryPlot = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation('product');
  const { money, date } = useFormat();
  const columns = usePeriodColumns(product);
  const { history } = product;
  const extremes = extremesOf(history);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return null;
  const price = (cents: number): string => money(cents, product.currency);
  return (
    <section className={styles.section}>
      <h2>{t('history.title', { days: history.length })}</h2>
      {extremes === null ? (
        <p>{t('history.never')}</p>
      ) : (
        <>
          <p>
            {t('history.lowest', { price: price(extremes.lowest.fromPriceCents), date: date(extremes.lowest.date) })}{' '}
            {t('history.highest', { price: price(extremes.highest.fromPriceCents), date: date(extremes.highest.date) })}{' '}
            {extremes.daysWithout > 0 && t('history.without', { count: extremes.daysWithout })}
          </p>
          <div className={styles.plot} aria-hidden="true">
            <div className={styles.scale}>
              <span>{price(extremes.highest.fromPriceCents)}</span>
              <span>{price(extremes.lowest.fromPriceCents)}</span>
            </div>
            <svg className={styles.prices} viewBox={`0 0 ${width} ${priceHeight}`} preserveAspectRatio="none">
              <path d={pricePath(history, extremes)} vectorEffect="non-scaling-stroke" />
            </svg>
            <div className={styles.scale}>
              <span>{t('history.inMost', { count: extremes.most })}</span>
            </div>
            <svg className={styles.counts} viewBox={`0 0 ${width} ${countHeight}`} preserveAspectRatio="none">
              <path d={countPath(history, extremes)} />
            </svg>
            <div className={styles.dates}>
              <span>{date(first.date)}</span>
              <span>{date(last.date)}</span>
            </div>
          </div>
          <Disclosure summary={t('history.asTable')}>
            <Table caption={t('history.title', { days: history.length })} columns={columns} rows={periodsOf(history).reverse()} rowKey={({ from }) => from} />
          </Disclosure>
        </>
      )}
    </section>
  );
};

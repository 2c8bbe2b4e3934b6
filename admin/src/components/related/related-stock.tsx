import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../amount.tsx';
import { Code, DateTime, UnitPrice } from '../values.tsx';
import { RelatedRows } from './related-rows.tsx';

interface RelatedStockProps {
  texts: string;
  filters: CrudFilters;
  /** What names a row: the pharmacy on a product's page, the product on a pharmacy's. */
  by: 'pharmacy' | 'product';
}

/** What pharmacies have, the lowest price first on a product's page. */
export const RelatedStock = ({ texts, filters, by }: RelatedStockProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="stock"
      filters={filters}
      sorters={[by === 'pharmacy' ? { field: 'priceCents', order: 'asc' } : { field: 'productName', order: 'asc' }]}
      texts={texts}
      part="stock"
      columns={[
        { label: t(`stock.${by}Name`), render: (row) => <Link to={`/stock/${row.id}`}>{by === 'pharmacy' ? row.pharmacyName : row.productName}</Link> },
        ...(by === 'product' ? [{ label: t('stock.pzn'), render: (row: { pzn: string }) => <Code value={row.pzn} /> }] : []),
        { label: t('stock.quantity'), render: (row) => <Amount quantity={row.quantity} unit={row.unit} />, isNumber: true },
        { label: t('stock.priceCents'), render: (row) => <UnitPrice cents={row.priceCents} unit={row.unit} />, isNumber: true },
        { label: t('stock.confirmedAt'), render: (row) => <DateTime value={row.confirmedAt} /> },
      ]}
    />
  );
};

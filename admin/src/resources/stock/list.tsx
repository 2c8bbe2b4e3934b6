import { units } from '@blattwerk/contract/products/enums';
import type { StockRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { Code, DateTime, UnitPrice } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Amount } from '../../components/amount.tsx';

const columns: readonly GridColumn<StockRecord>[] = [
  { field: 'productName', render: (row) => row.productName, sortable: true, filter: { kind: 'text' } },
  { field: 'pzn', render: (row) => <Code value={row.pzn} />, sortable: true, filter: { kind: 'text' } },
  { field: 'pharmacyName', render: (row) => row.pharmacyName, sortable: true, filter: { kind: 'text' } },
  { field: 'quantity', render: (row) => <Amount quantity={row.quantity} unit={row.unit} />, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'unit', render: (row) => row.unit, filter: { kind: 'enum', type: 'unit', values: units }, isOptional: true },
  { field: 'priceCents', render: (row) => <UnitPrice cents={row.priceCents} unit={row.unit} />, sortable: true, align: 'right', filter: { kind: 'money' } },
  { field: 'confirmedAt', render: (row) => <DateTime value={row.confirmedAt} />, sortable: true, filter: { kind: 'date' } },
];

/** What pharmacies have, as their feeds say. */
export const StockList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('stock.title')}>
      <DataGrid
        resource="stock"
        columns={columns}
        filters={[
          { field: 'pharmacyId', filter: { kind: 'record', resource: 'pharmacies' } },
          { field: 'productId', filter: { kind: 'record', resource: 'products' } },
        ]}
        linkTo={(row) => `/stock/${row.id}`}
        emptyText={t('stock.emptyText')}
        refreshEveryMs={60_000}
      />
    </Page>
  );
};

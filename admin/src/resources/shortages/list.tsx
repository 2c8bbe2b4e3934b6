import { categories } from '@blattwerk/contract/products/enums';
import { shortageLevels, type ShortageRecord } from '@blattwerk/contract/shortages/shapes';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount.tsx';
import { useFormats } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Nothing } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const useChange = () => {
  const { percent } = useFormats();
  return (value: number): string => percent(value / 100);
};

const Change = ({ value }: { value: number | null }) => {
  const change = useChange();
  return value === null ? <Nothing /> : <span className="figures">{change(value)}</span>;
};

/** "3 of 41 pharmacies, −62 % in 14 days, 17 alerts wait" */
export const Explained = ({ row }: { row: ShortageRecord }) => {
  const { t } = useTranslation();
  const change = useChange();
  const { pharmacies, carriers, changePercent, alerts, requests } = row;
  const have = pharmacies > 0 ? 'have' : carriers > 0 ? 'haveNone' : 'haveNobody';
  const parts = [
    t(`shortages.${have}`, { count: pharmacies, carriers }),
    ...(changePercent === null || pharmacies === 0 ? [] : [t('shortages.change', { change: change(changePercent) })]),
    ...(alerts === 0 ? [] : [t('shortages.wait', { count: alerts })]),
    ...(requests === 0 ? [] : [t('shortages.wish', { count: requests })]),
  ];
  return <span className="shortage-words">{parts.join(', ')}</span>;
};

const columns: readonly GridColumn<ShortageRecord>[] = [
  { field: 'productName', render: (row) => row.productName, sortable: true, filter: { kind: 'text' } },
  {
    field: 'level',
    render: (row) => <StatusTag type="shortageLevel" value={row.level} />,
    filter: { kind: 'enum', type: 'shortageLevel', values: shortageLevels },
  },
  { field: 'explained', render: (row) => <Explained row={row} /> },
  { field: 'pharmacies', render: (row) => row.pharmacies, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'quantity', render: (row) => <Amount quantity={row.quantity} unit={row.unit} />, sortable: true, align: 'right' },
  { field: 'changePercent', render: (row) => <Change value={row.changePercent} />, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'alerts', render: (row) => row.alerts, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'requests', render: (row) => row.requests, sortable: true, align: 'right', isOptional: true },
  { field: 'favorites', render: (row) => row.favorites, sortable: true, align: 'right', isOptional: true },
  { field: 'carriers', render: (row) => row.carriers, sortable: true, align: 'right', isOptional: true },
  {
    field: 'category',
    render: (row) => <EnumText type="category" value={row.category} />,
    filter: { kind: 'enum', type: 'category', values: categories },
    isOptional: true,
  },
  { field: 'pzn', render: (row) => <Code value={row.pzn} />, sortable: true, filter: { kind: 'text' }, isOptional: true },
  { field: 'countedAt', render: (row) => <DateTime value={row.countedAt} />, isOptional: true },
];

/** Which products run short, the most urgent first. */
export const ShortageList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('shortages.title')}>
      <DataGrid
        resource="shortages"
        columns={columns}
        linkTo={(row) => `/products/${row.id}`}
        lead={() => <p className="quiet grid-note">{t('shortages.lead')}</p>}
        emptyText={t('shortages.emptyText')}
        refreshEveryMs={60_000}
      />
    </Page>
  );
};

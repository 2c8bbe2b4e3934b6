import { proposalStatuses } from '@blattwerk/contract/product-proposals/states';
import type { ProductProposal } from '@blattwerk/contract/product-proposals/shapes';
import { categories } from '@blattwerk/contract/products/enums';
import { usePermissions } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { DecideProposal } from './decide.tsx';
import { ProposeProduct } from './propose-product.tsx';

/** What became of it: the product, or why not. */
const Outcome = ({ row: { product, reason } }: { row: ProductProposal }) =>
  product === null ? <Text value={reason} /> : <Link to={`/products/${product.id}`}>{product.name}</Link>;

const name: GridColumn<ProductProposal> = {
  field: 'name',
  render: (row) => <span className="clip">{row.name}</span>,
  sortable: true,
  filter: { kind: 'text' },
};
const columns: readonly GridColumn<ProductProposal>[] = [
  name,
  {
    field: 'status',
    render: (row) => <StatusTag type="proposalStatus" value={row.status} />,
    filter: { kind: 'enum', type: 'proposalStatus', values: proposalStatuses },
  },
  { field: 'outcome', render: (row) => <Outcome row={row} /> },
  { field: 'manufacturer', render: (row) => <Text value={row.manufacturer} /> },
  { field: 'category', render: (row) => <EnumText type="category" value={row.category} />, filter: { kind: 'enum', type: 'category', values: categories } },
  { field: 'thc', render: (row) => <Text value={row.thc} />, align: 'right' },
  { field: 'cbd', render: (row) => <Text value={row.cbd} />, align: 'right' },
  { field: 'pzn', render: (row) => (row.pzn === null ? <Text value={null} /> : <Code value={row.pzn} />) },
  { field: 'note', render: (row) => <Text value={row.note} /> },
  { field: 'createdAt', label: 'common.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true },
];
const doctor: GridColumn<ProductProposal> = { field: 'doctor', render: (row) => <Text value={row.doctor.name} /> };

/** Products that doctors miss: for a doctor the own proposals with what became of them, for administrators those to decide. */
export const ProposalList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  const isAdmin = role === 'admin';
  return (
    <Page title={t('product-proposals.title')} actions={isAdmin ? undefined : <ProposeProduct />}>
      <DataGrid
        resource="product-proposals"
        columns={isAdmin ? [name, doctor, ...columns.slice(1)] : columns}
        defaults={{ sorters: [{ field: 'createdAt', order: 'desc' }], filters: isAdmin ? [{ field: 'status', operator: 'in', value: ['open'] }] : [] }}
        emptyText={t(isAdmin ? 'product-proposals.emptyAdmin' : 'product-proposals.emptyDoctor')}
        {...(isAdmin ? { rowActions: (row: ProductProposal) => <DecideProposal proposal={row} /> } : {})}
      />
    </Page>
  );
};

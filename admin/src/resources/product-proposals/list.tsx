import { proposalStatuses } from '@blattwerk/contract/product-proposals/states';
import type { ProductProposal } from '@blattwerk/contract/product-proposals/shapes';
import { categories } from '@blattwerk/contract/products/enums';
import { usePermissions } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Nothing, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { useProposalDecisions } from './decide.tsx';
import { ProposeProduct } from './propose-product.tsx';
import './product-proposals.css';

/** What became of it: the product, or why not. */
const Outcome = ({ row: { product, reason } }: { row: ProductProposal }) =>
  product === null ? <Text value={reason} /> : <Link to={`/products/${product.id}`}>{product.name}</Link>;

type Column = GridColumn<ProductProposal>;

const Clipped = ({ text }: { text: string | null }) =>
  text === null ? (
    <Nothing />
  ) : (
    <span className="clip" title={text}>
      {text}
    </span>
  );

const name: Column = { field: 'name', render: (row) => <Clipped text={row.name} />, sortable: true, filter: { kind: 'text' } };
const status: Column = {
  field: 'status',
  render: (row) => <StatusTag type="proposalStatus" value={row.status} />,
  filter: { kind: 'enum', type: 'proposalStatus', values: proposalStatuses },
};
const outcome: Column = { field: 'outcome', render: (row) => <Outcome row={row} /> };
const manufacturer: Column = { field: 'manufacturer', render: (row) => <Clipped text={row.manufacturer} /> };
const category: Column = {
  field: 'category',
  render: (row) => <EnumText type="category" value={row.category} />,
  filter: { kind: 'enum', type: 'category', values: categories },
};
const thc: Column = { field: 'thc', render: (row) => <Text value={row.thc} />, align: 'right' };
const cbd: Column = { field: 'cbd', render: (row) => <Text value={row.cbd} />, align: 'right' };
const pzn: Column = { field: 'pzn', render: (row) => (row.pzn === null ? <Text value={null} /> : <Code value={row.pzn} />) };
const note: Column = { field: 'note', render: (row) => <Clipped text={row.note} /> };
const createdAt: Column = { field: 'createdAt', label: 'common.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true };
const doctor: Column = { field: 'doctor', render: (row) => <Text value={row.doctor.name} /> };
const optional = (column: Column): Column => ({ ...column, isOptional: true });

/** The note is what a decision needs most: it stands below the name, and the buttons stay in sight. */
const nameAndNote: Column = {
  ...name,
  render: (row) => (
    <span className="proposal-name">
      {row.name}
      {row.note === null ? null : <span className="proposal-note">{row.note}</span>}
    </span>
  ),
};

/** A doctor reads what became of the own proposals; an administrator decides, with the buttons in sight. */
const columnsFor = {
  doctor: [name, status, outcome, manufacturer, category, thc, cbd, pzn, note, createdAt],
  admin: [nameAndNote, doctor, category, ...[manufacturer, thc, cbd, pzn, status, outcome, createdAt].map(optional)],
} as const;

/** Products that doctors miss: for a doctor the own proposals with what became of them, for administrators those to decide. */
export const ProposalList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  const decisions = useProposalDecisions();
  if (role === undefined) return null;
  const isAdmin = role === 'admin';
  return (
    <Page title={t('product-proposals.title')} actions={isAdmin ? undefined : <ProposeProduct />}>
      <DataGrid
        resource="product-proposals"
        hasHistory
        columns={columnsFor[isAdmin ? 'admin' : 'doctor']}
        defaults={{ sorters: [{ field: 'createdAt', order: 'desc' }], filters: isAdmin ? [{ field: 'status', operator: 'in', value: ['open'] }] : [] }}
        emptyText={t(isAdmin ? 'product-proposals.emptyAdmin' : 'product-proposals.emptyDoctor')}
        {...(isAdmin ? { rowActions: decisions.buttons } : {})}
      />
      {decisions.dialog}
    </Page>
  );
};

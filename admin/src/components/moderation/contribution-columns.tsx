import type { CommentRecord, ReviewRecord } from '@blattwerk/contract/reviews/shapes';
import { contributionStatuses } from '@blattwerk/contract/reviews/states';
import type { GridColumn } from '../../grid/columns.ts';
import { StatusTag } from '../status-tag.tsx';
import { DateTime, EnumText, Text } from '../values.tsx';

type Shared = ReviewRecord | CommentRecord;

const shownStatuses = contributionStatuses.filter((status) => status !== 'withdrawn');

export const productColumn = <Row extends Shared>(): GridColumn<Row> => ({
  field: 'productName',
  render: (row) => <span className="moderated-name">{row.productName}</span>,
  sortable: true,
  filter: { kind: 'text' },
});

/** What both lists say about a contribution behind what was written and decided. */
export const contributionColumns = <Row extends Shared>(): readonly GridColumn<Row>[] => [
  {
    field: 'status',
    render: (row) => <StatusTag type="contributionStatus" value={row.status} />,
    filter: { kind: 'enum', type: 'contributionStatus', values: shownStatuses },
    isOptional: true,
  },
  { field: 'createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'pseudonym', render: (row) => <Text value={row.pseudonym} />, filter: { kind: 'text' }, isOptional: true },
  { field: 'reason', render: (row) => <EnumText type="rejectionReason" value={row.reason} />, isOptional: true },
  { field: 'decidedAt', render: (row) => <DateTime value={row.decidedAt} />, sortable: true, isOptional: true },
];

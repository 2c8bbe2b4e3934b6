import { usePermissions } from '@refinedev/core';
import { queueViews } from '@blattwerk/contract/treatments/team-shapes';
import { treatmentStatuses } from '@blattwerk/contract/treatments/states';
import type { TreatmentRow } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, Text, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { RequestStatus } from './request-status.tsx';
import { ClaimTag, DueTime, EnumList, RequestNumber, Wishes } from './queue-cells.tsx';
import { QueueViews } from './queue-views.tsx';
import { TeamWorkload } from './team-workload.tsx';

type Column = GridColumn<TreatmentRow>;

const number: Column = { field: 'number', render: (row) => <Code value={row.number} />, sortable: true, filter: { kind: 'text' } };
const status: Column = {
  field: 'status',
  render: (row) => <RequestStatus row={row} />,
  sortable: true,
  filter: { kind: 'enum', type: 'treatmentStatus', values: treatmentStatuses },
};
const due: Column = {
  field: 'dueAt',
  render: (row) => <DueTime {...row} />,
  sortable: true,
  filter: { kind: 'date' },
};
const patientName: Column = { field: 'patientName', render: (row) => <Text value={row.patientName} /> };
const claim: Column = { field: 'claimExpiresAt', render: (row) => <ClaimTag row={row} /> };
const submitted: Column = { field: 'submittedAt', render: (row) => <DateTime value={row.submittedAt} />, sortable: true, filter: { kind: 'date' } };
const decided: Column = { field: 'decidedAt', render: (row) => <DateTime value={row.decidedAt} />, sortable: true, filter: { kind: 'date' }, isOptional: true };

const columnsFor: Record<string, readonly Column[]> = {
  doctor: [
    { ...number, render: (row) => <RequestNumber row={row} /> },
    due,
    claim,
    { field: 'ageBand', render: (row) => <Text value={row.ageBand} /> },
    { field: 'symptoms', render: (row) => <EnumList type="symptom" values={row.symptoms} /> },
    { field: 'symptomsLevel', render: (row) => <Text value={row.symptomsLevel} />, align: 'right' },
    { field: 'wishes', render: (row) => <Wishes row={row} />, filter: { kind: 'text' } },
    { field: 'productCategories', render: (row) => <EnumList type="category" values={row.productCategories} />, isOptional: true },
    { field: 'isFollowUp', render: (row) => <YesNo value={row.isFollowUp} />, filter: { kind: 'flag' }, isOptional: true },
    patientName,
    status,
    submitted,
    decided,
  ],
  admin: [
    number,
    status,
    patientName,
    { field: 'doctorName', render: (row) => <Text value={row.doctor?.name} /> },
    due,
    { field: 'depositStatus', render: (row) => <StatusTag type="paymentStatus" value={row.depositStatus} /> },
    submitted,
    { ...decided, isOptional: false },
    {
      field: 'createdAt',
      label: 'common.createdAt',
      render: (row) => <DateTime value={row.createdAt} />,
      sortable: true,
      filter: { kind: 'date' },
      isOptional: true,
    },
  ],
};

/** For a doctor the queue by due time, without names until a request is taken; for an administrator every request, without health data. */
export const TreatmentList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  const isQueue = role === 'doctor';
  return (
    <Page title={t(isQueue ? 'treatments.queue' : 'treatments.title')} actions={isQueue ? <TeamWorkload /> : null}>
      {isQueue ? <QueueViews /> : null}
      <DataGrid
        resource="treatments"
        columns={columnsFor[role] ?? []}
        isSteady={isQueue}
        filters={[
          ...(isQueue ? [{ field: 'view', filter: { kind: 'enum', type: 'queueView', values: queueViews } } as const] : []),
          ...(isQueue ? [{ field: 'hasUnreadMessage', label: 'treatments.unreadMessage', filter: { kind: 'flag' } } as const] : []),
          { field: 'isQuestionOpen', label: 'treatments.questionOpen', filter: { kind: 'flag' } },
          { field: 'patientId', filter: { kind: 'record', resource: 'patients' } },
          { field: 'doctorId', filter: { kind: 'person', resource: 'doctors' } },
        ]}
        defaults={{
          sorters: isQueue ? [{ field: 'dueAt', order: 'asc' }] : [{ field: 'createdAt', order: 'desc' }],
          filters: isQueue ? [{ field: 'status', operator: 'in', value: ['in-review'] }] : [],
        }}
        linkTo={(row) => `/treatments/${row.id}`}
        refreshEveryMs={20_000}
      />
    </Page>
  );
};

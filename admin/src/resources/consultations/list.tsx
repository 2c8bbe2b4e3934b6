import { usePermissions } from '@refinedev/core';
import { consultationKinds, consultationParties, heldByKinds, type ConsultationRecord } from '@blattwerk/contract/consultations/shapes';
import { consultationStatuses } from '@blattwerk/contract/consultations/states';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { Code, DateTime, EnumText } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { ConsultationState } from './consultation-state.tsx';
import { ConsultationTabs } from './consultation-tabs.tsx';
import { ConsultationTiles } from './today-tiles.tsx';

const columns: readonly GridColumn<ConsultationRecord>[] = [
  { field: 'startsAt', render: (row) => <DateTime value={row.startsAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'patientName', render: (row) => row.patientName, filter: { kind: 'text' } },
  { field: 'doctorName', render: (row) => row.doctorName, filter: { kind: 'text' } },
  {
    field: 'status',
    render: (row) => <ConsultationState row={row} />,
    sortable: true,
    filter: { kind: 'enum', type: 'consultationStatus', values: consultationStatuses },
  },
  {
    field: 'kind',
    render: (row) => <EnumText type="consultationKind" value={row.kind} />,
    filter: { kind: 'enum', type: 'consultationKind', values: consultationKinds },
  },
  {
    field: 'heldBy',
    render: (row) => <EnumText type="consultationHeldBy" value={row.heldBy} />,
    filter: { kind: 'enum', type: 'consultationHeldBy', values: heldByKinds },
    isOptional: true,
  },
  {
    field: 'noShow',
    render: (row) => <EnumText type="consultationCancelledBy" value={row.noShow} />,
    filter: { kind: 'enum', type: 'consultationCancelledBy', values: consultationParties },
    isOptional: true,
  },
  { field: 'treatmentNumber', render: (row) => <Code value={row.treatmentNumber} />, filter: { kind: 'text' } },
  {
    field: 'createdAt',
    label: 'common.createdAt',
    render: (row) => <DateTime value={row.createdAt} />,
    sortable: true,
    filter: { kind: 'date' },
    isOptional: true,
  },
];

export const ConsultationList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  return (
    <Page title={t('consultations.title')} actions={<ConsultationTabs />}>
      <ConsultationTiles />
      <DataGrid
        resource="consultations"
        columns={role === 'admin' ? columns : columns.filter(({ field }) => field !== 'doctorName')}
        filters={[
          { field: 'isWaiting', filter: { kind: 'flag' } },
          { field: 'patientId', filter: { kind: 'record', resource: 'patients' } },
          { field: 'doctorId', filter: { kind: 'person', resource: 'doctors' } },
        ]}
        defaults={{ sorters: [{ field: 'startsAt', order: 'desc' }] }}
        linkTo={(row) => `/consultations/${row.id}`}
        refreshEveryMs={20_000}
      />
    </Page>
  );
};

import { userStatuses } from '@blattwerk/contract/accounts/shapes';
import type { DoctorRecord } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Country, DateTime, Text, YesNo } from '../../components/values.tsx';
import { flagCell } from '../../grid/cell-values.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const mayEdit = ({ abilities }: DoctorRecord): boolean => abilities.includes('update-status');

const columns: readonly GridColumn<DoctorRecord>[] = [
  { field: 'lastName', label: 'doctors.name', render: (row) => `${row.lastName}, ${row.firstName}`, sortable: true, filter: { kind: 'text' } },
  { field: 'email', render: (row) => row.email, sortable: true, filter: { kind: 'text' } },
  { field: 'position', render: (row) => <Text value={row.position} /> },
  {
    field: 'status',
    render: (row) => <StatusTag type="userStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'userStatus', values: userStatuses },
  },
  { field: 'isWorking', render: (row) => <YesNo value={row.isWorking} />, filter: { kind: 'flag' }, edit: flagCell((row) => row.isWorking, { mayEdit }) },
  {
    field: 'offersConsultations',
    render: (row) => <YesNo value={row.offersConsultations} />,
    filter: { kind: 'flag' },
    edit: flagCell((row) => row.offersConsultations, { mayEdit }),
  },
  { field: 'licenceCountry', render: (row) => <Country code={row.licenceCountry} />, isOptional: true },
  { field: 'openTreatments', render: (row) => row.openTreatments, align: 'right' },
  { field: 'createdAt', label: 'common.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, isOptional: true },
];

export const DoctorList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('doctors.title')}>
      <DataGrid resource="doctors" columns={columns} defaults={{ sorters: [{ field: 'lastName', order: 'asc' }] }} linkTo={(row) => `/doctors/${row.id}`} />
    </Page>
  );
};

import { useGetIdentity } from '@refinedev/core';
import { userStatuses } from '@blattwerk/contract/accounts/shapes';
import { staffRoles } from '@blattwerk/contract/invitations/shapes';
import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { DateTime, Text } from '../../components/values.tsx';
import type { GridColumn, GridFilter } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { InviteButton } from '../invitations/invite-button.tsx';
import { PersonState } from './person-state.tsx';

const useColumns = (): readonly GridColumn<PersonRecord>[] => {
  const { t } = useTranslation();
  return [
    { field: 'lastName', label: 'people.name', render: (row) => `${row.lastName}, ${row.firstName}`, sortable: true, filter: { kind: 'text' } },
    {
      field: 'role',
      render: (row) => t(row.isPharmacyAdmin ? 'people.pharmacyAdmin' : `enum.role.${row.role}`),
      sortable: true,
      filter: { kind: 'enum', type: 'role', values: staffRoles },
    },
    { field: 'status', render: (row) => <PersonState row={row} />, sortable: true, filter: { kind: 'enum', type: 'userStatus', values: userStatuses } },
    { field: 'pharmacyName', render: (row) => <Text value={row.pharmacy?.name ?? null} />, sortable: true, filter: { kind: 'text' } },
    { field: 'email', render: (row) => row.email, sortable: true, filter: { kind: 'text' } },
    { field: 'invitedBy', render: (row) => <Text value={row.invitedBy?.name ?? null} />, isOptional: true },
    { field: 'createdAt', label: 'common.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, isOptional: true },
  ];
};

const filters: readonly GridFilter[] = [
  { field: 'awaitsApproval', filter: { kind: 'flag' } },
  { field: 'pharmacyId', filter: { kind: 'record', resource: 'pharmacies' } },
];

/** Everybody who works here, for administrators; a pharmacy's people see their colleagues. */
export const PersonList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useGetIdentity<StaffMember>();
  const mayInvite = user?.role === 'admin' || user?.isPharmacyAdmin === true;
  const actions = mayInvite ? (
    <>
      <Button onClick={() => void navigate('/invitations')}>{t('invitations.title')}</Button>
      <InviteButton />
    </>
  ) : null;
  return (
    <Page title={t('people.title')} actions={actions}>
      <DataGrid
        resource="people"
        columns={useColumns()}
        filters={filters}
        defaults={{ sorters: [{ field: 'lastName', order: 'asc' }] }}
        linkTo={(row) => `/people/${row.id}`}
      />
    </Page>
  );
};

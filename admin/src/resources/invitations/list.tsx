import type { InvitationRecord } from '@blattwerk/contract/invitations/shapes';
import { invitationStatuses, staffRoles } from '@blattwerk/contract/invitations/shapes';
import { Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { InviteButton } from './invite-button.tsx';

const useColumns = (): readonly GridColumn<InvitationRecord>[] => {
  const { t } = useTranslation();
  return [
    { field: 'email', render: (row) => row.email, sortable: true, filter: { kind: 'text' } },
    {
      field: 'role',
      render: (row) => [t(`enum.role.${row.role}`), row.pharmacy?.name].filter(Boolean).join(', '),
      sortable: true,
      filter: { kind: 'enum', type: 'role', values: staffRoles },
    },
    {
      field: 'status',
      render: (row) => <StatusTag type="invitationStatus" value={row.status} />,
      sortable: true,
      filter: { kind: 'enum', type: 'invitationStatus', values: invitationStatuses },
    },
    { field: 'inviterName', render: (row) => <Text value={row.inviter?.name ?? t('invitations.commandLine')} />, sortable: true, filter: { kind: 'text' } },
    { field: 'expiresAt', render: (row) => <DateTime value={row.expiresAt} />, sortable: true },
    { field: 'createdAt', label: 'invitations.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, isOptional: true },
  ];
};

const RowActions = ({ row }: { row: InvitationRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('invitations');
  if (row.abilities.length === 0) return null;
  return (
    <Space size="small" wrap>
      <ConfirmButton
        size="small"
        loading={running === 'resend'}
        aria-label={t('invitations.resendTo', { email: row.email })}
        means={t('invitations.resendMeans', { email: row.email })}
        onConfirm={() => void run(row.id, 'resend', {}, { done: 'invitations.resent' })}
      >
        {t('invitations.resend')}
      </ConfirmButton>
      <ConfirmButton
        size="small"
        danger
        loading={running === 'withdraw'}
        aria-label={t('invitations.withdrawFrom', { email: row.email })}
        means={t('invitations.withdrawMeans', { email: row.email })}
        onConfirm={() => void run(row.id, 'withdraw', {}, { done: 'invitations.withdrawn' })}
      >
        {t('invitations.withdraw')}
      </ConfirmButton>
    </Space>
  );
};

/** Who was invited, and what became of it. */
export const InvitationList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('invitations.title')} actions={<InviteButton />}>
      <DataGrid
        resource="invitations"
        columns={useColumns()}
        defaults={{ sorters: [{ field: 'createdAt', order: 'desc' }] }}
        emptyText={t('invitations.emptyText')}
        hasHistory
        rowActions={(row) => <RowActions row={row} />}
      />
    </Page>
  );
};

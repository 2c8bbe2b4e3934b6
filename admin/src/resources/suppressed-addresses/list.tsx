import { suppressionCauses, type SuppressedAddress } from '@blattwerk/contract/suppressed-addresses/shapes';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Page } from '../../components/page.tsx';
import { useAction } from '../../components/use-action.ts';
import { Code, DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const Release = ({ row }: { row: SuppressedAddress }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('suppressed-addresses');
  const release = () => run(row.id, 'release', {}, { done: ({ sentAgain }) => t('suppressed-addresses.released', { count: sentAgain }), leaves: true });
  return (
    <ConfirmButton size="small" loading={running === 'release'} means={t('suppressed-addresses.releaseMeans')} onConfirm={() => void release()}>
      {t('suppressed-addresses.release')}
    </ConfirmButton>
  );
};

const columns: GridColumn<SuppressedAddress>[] = [
  { field: 'address', render: (row) => row.address, sortable: true, filter: { kind: 'text' } },
  {
    field: 'cause',
    render: (row) => <EnumText type="suppressionCause" value={row.cause} />,
    sortable: true,
    filter: { kind: 'enum', type: 'suppressionCause', values: suppressionCauses },
  },
  { field: 'statusCode', render: (row) => <Code value={row.statusCode} />, filter: { kind: 'text' } },
  { field: 'diagnostic', render: (row) => <Text value={row.diagnostic} /> },
  { field: 'heldMails', render: (row) => row.heldMails },
  { field: 'lastReportedAt', render: (row) => <DateTime value={row.lastReportedAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'release', render: (row) => <Release row={row} /> },
];

/** Addresses that mails do not reach or where they are not wanted; released, what was held back leaves. */
export const SuppressedAddressList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('suppressed-addresses.title')}>
      <DataGrid
        resource="suppressed-addresses"
        hasHistory
        columns={columns}
        defaults={{ sorters: [{ field: 'lastReportedAt', order: 'desc' }] }}
        lead={() => <p className="quiet grid-note">{t('suppressed-addresses.lead')}</p>}
      />
    </Page>
  );
};

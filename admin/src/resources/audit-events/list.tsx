import { actionWords } from '@blattwerk/contract/access-log/action-words';
import { roles } from '@blattwerk/contract/accounts/shapes';
import type { AuditEvent } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { Code, DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Action } from './action.tsx';
import { ChainState } from './chain-state.tsx';

const columns: readonly GridColumn<AuditEvent>[] = [
  { field: 'at', render: (row) => <DateTime value={row.at} />, sortable: true, filter: { kind: 'date' } },
  { field: 'words', render: (row) => <Action event={row} /> },
  { field: 'action', render: (row) => <Code value={row.action} />, isOptional: true },
  { field: 'actorName', render: (row) => <Text value={row.actorName} /> },
  {
    field: 'actorRole',
    render: (row) => <EnumText type="role" value={row.actorRole} />,
    filter: { kind: 'enum', type: 'role', values: [...roles, 'visitor', 'system'] },
  },
  { field: 'objectType', render: (row) => <EnumText type="objectType" value={row.objectType} />, filter: { kind: 'text' } },
  { field: 'objectId', render: (row) => <Code value={row.objectId} />, filter: { kind: 'text' }, isOptional: true },
  { field: 'reason', render: (row) => <Text value={row.reason} /> },
];

/** Every known action by what the list calls it. */
const actionLabels = (language: 'de' | 'en'): Record<string, string> =>
  Object.fromEntries(Object.entries(actionWords).map(([action, words]) => [action, words[language]]));

export const AuditList = () => {
  const { t, i18n } = useTranslation();
  const labels = actionLabels(i18n.language === 'en' ? 'en' : 'de');
  return (
    <Page title={t('audit-events.title')} aside={<ChainState />}>
      <DataGrid
        resource="audit-events"
        columns={columns}
        filters={[
          { field: 'action', label: 'audit-events.words', filter: { kind: 'words', labels } },
          { field: 'patientId', filter: { kind: 'record', resource: 'patients' } },
          { field: 'actorId', filter: { kind: 'person', resource: 'people' } },
        ]}
        defaults={{ sorters: [{ field: 'at', order: 'desc' }] }}
        linkTo={(row) => `/audit-events/${row.id}`}
      />
    </Page>
  );
};

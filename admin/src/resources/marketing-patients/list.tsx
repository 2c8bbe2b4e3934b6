import { marketingConsents, marketingSources, type MarketingPatientRecord } from '@blattwerk/contract/marketing-patients/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Text, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Funnel } from './funnel.tsx';

const columns: readonly GridColumn<MarketingPatientRecord>[] = [
  { field: 'email', render: (row) => row.email, sortable: true, filter: { kind: 'text' } },
  {
    field: 'source',
    render: (row) => <EnumText type="marketingSource" value={row.source} />,
    sortable: true,
    filter: { kind: 'enum', type: 'marketingSource', values: marketingSources },
  },
  { field: 'campaignName', render: (row) => <Text value={row.campaignName} />, sortable: true, filter: { kind: 'text' } },
  { field: 'campaignSource', render: (row) => <Text value={row.campaignSource} />, sortable: true, filter: { kind: 'text' }, isOptional: true },
  { field: 'campaignMedium', render: (row) => <Text value={row.campaignMedium} />, filter: { kind: 'text' }, isOptional: true },
  {
    field: 'consent',
    render: (row) => <StatusTag type="marketingConsent" value={row.consent} />,
    sortable: true,
    filter: { kind: 'enum', type: 'marketingConsent', values: marketingConsents },
  },
  { field: 'hasAccount', render: (row) => <YesNo value={row.hasAccount} />, sortable: true, filter: { kind: 'flag' } },
  { field: 'lastSeenAt', render: (row) => <DateTime value={row.lastSeenAt} />, sortable: true, filter: { kind: 'date' } },
  {
    field: 'createdAt',
    label: 'common.createdAt',
    render: (row) => <DateTime value={row.createdAt} />,
    sortable: true,
    filter: { kind: 'date' },
    isOptional: true,
  },
];

const defaults = { sorters: [{ field: 'lastSeenAt', order: 'desc' as const }], filters: [] };

/** Who left an address in the market and is no patient yet: where from, and whether they want news. */
export const MarketingPatientList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('marketing-patients.title')}>
      <Funnel />
      <DataGrid
        resource="marketing-patients"
        columns={columns}
        defaults={defaults}
        linkTo={(row) => `/marketing-patients/${row.id}`}
        lead={() => <p className="quiet grid-note">{t('marketing-patients.exportNote')}</p>}
      />
    </Page>
  );
};

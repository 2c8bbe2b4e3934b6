import type { SettingRecord } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { Code, DateTime, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { SettingValue } from './setting-value.tsx';

const columns: readonly GridColumn<SettingRecord>[] = [
  { field: 'label', render: (row) => <span className="wrap">{row.label}</span> },
  { field: 'value', render: (row) => <SettingValue settingKey={row.key} value={row.value} /> },
  { field: 'isDefault', render: (row) => <YesNo value={row.isDefault} /> },
  { field: 'validFrom', render: (row) => <DateTime value={row.validFrom} /> },
  { field: 'key', render: (row) => <Code value={row.key} /> },
];

export const SettingList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('settings.title')}>
      <DataGrid resource="settings" isWhole columns={columns} linkTo={(row) => `/settings/${encodeURIComponent(row.id)}`} />
    </Page>
  );
};

import { PlusOutlined } from '@ant-design/icons';
import type { VaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { DateTime, Text, YesNo } from '../../components/values.tsx';
import { flagCell, textCell } from '../../grid/cell-values.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Takes } from './takes.tsx';

const columns: readonly GridColumn<VaporizerRecord>[] = [
  { field: 'name', render: (row) => row.name, sortable: true, filter: { kind: 'text' }, edit: textCell((row) => row.name) },
  {
    field: 'manufacturer',
    render: (row) => <Text value={row.manufacturer} />,
    sortable: true,
    filter: { kind: 'text' },
    edit: textCell((row) => row.manufacturer, { isNullable: true }),
  },
  { field: 'takes', render: (row) => <Takes forms={row.takes} /> },
  { field: 'cartridgeSystem', render: (row) => <Text value={row.cartridgeSystem} />, sortable: true, filter: { kind: 'text' } },
  { field: 'isListed', render: (row) => <YesNo value={row.isListed} />, filter: { kind: 'flag' }, edit: flagCell((row) => row.isListed) },
  { field: 'updatedAt', render: (row) => <DateTime value={row.updatedAt} />, sortable: true, isOptional: true },
];

export const VaporizerList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page
      title={t('vaporizers.title')}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/vaporizers/new')}>
          {t('vaporizers.new')}
        </Button>
      }
    >
      <DataGrid resource="vaporizers" columns={columns} defaults={{ sorters: [{ field: 'name', order: 'asc' }] }} linkTo={(row) => `/vaporizers/${row.id}`} />
    </Page>
  );
};

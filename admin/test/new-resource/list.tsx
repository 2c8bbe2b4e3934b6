import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../src/components/page.tsx';
import { DateTime, Text, YesNo } from '../../src/components/values.tsx';
import type { GridColumn } from '../../src/grid/columns.ts';
import { DataGrid } from '../../src/grid/data-grid.tsx';

/** A real resource's record is the contract's. */
export type CourierRecord = {
  id: string;
  name: string;
  phone: string | null;
  isActive: boolean;
  updatedAt: string;
  version: number;
  abilities: 'update'[];
};

/** Of a real resource the client knows these from the contract's operations. */
declare module '@blattwerk/contract/client/types' {
  interface Gets {
    '/backoffice/couriers': { given: []; answer: { items: CourierRecord[]; total: number } };
    '/backoffice/couriers/:id': { given: [{ params: { id: string } }]; answer: CourierRecord };
  }
  interface Patches {
    '/backoffice/couriers/:id': { given: [{ params: { id: string }; body: object }]; answer: CourierRecord };
  }
}

const columns: readonly GridColumn<CourierRecord>[] = [
  { field: 'name', render: (row) => row.name, sortable: true, filter: { kind: 'text' } },
  { field: 'phone', render: (row) => <Text value={row.phone} />, filter: { kind: 'text' } },
  { field: 'isActive', render: (row) => <YesNo value={row.isActive} />, filter: { kind: 'flag' } },
  { field: 'updatedAt', render: (row) => <DateTime value={row.updatedAt} />, sortable: true, isOptional: true },
];

export const CourierList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/couriers/new')}>
      {t('couriers.new')}
    </Button>
  );
  return (
    <Page title={t('couriers.title')} actions={add}>
      <DataGrid resource="couriers" columns={columns} linkTo={(row) => `/couriers/${row.id}/edit`} />
    </Page>
  );
};

import { useGetIdentity } from '@refinedev/core';
import { PlusOutlined } from '@ant-design/icons';
import type { PharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { PageSkeleton } from '../../components/states.tsx';
import { DateTime, Text, YesNo } from '../../components/values.tsx';
import { flagCell, textCell } from '../../grid/cell-values.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import type { StaffMember } from '../../providers/auth.ts';

const columns: readonly GridColumn<PharmacyRecord>[] = [
  { field: 'name', render: (row) => row.name, sortable: true, filter: { kind: 'text' } },
  { field: 'zipCode', render: (row) => row.zipCode, sortable: true, filter: { kind: 'text' } },
  { field: 'city', render: (row) => row.city, sortable: true, filter: { kind: 'text' } },
  { field: 'street', render: (row) => `${row.street} ${row.houseNum}`, isOptional: true },
  {
    field: 'email',
    render: (row) => <Text value={row.email} />,
    filter: { kind: 'text' },
    edit: textCell((row) => row.email, { isNullable: true }),
    isOptional: true,
  },
  { field: 'phone', render: (row) => <Phone value={row.phone} />, edit: textCell((row) => row.phone, { isNullable: true }), isOptional: true },
  { field: 'isPickupOnly', render: (row) => <YesNo value={row.isPickupOnly} />, filter: { kind: 'flag' }, edit: flagCell((row) => row.isPickupOnly) },
  { field: 'isListed', render: (row) => <YesNo value={row.isListed} />, filter: { kind: 'flag' }, isOptional: true },
  { field: 'productCount', render: (row) => row.productCount, sortable: true, align: 'right' },
  { field: 'marketCount', render: (row) => row.marketCount, sortable: true, align: 'right' },
  { field: 'confirmedAt', render: (row) => <DateTime value={row.confirmedAt} />, sortable: true },
];

/** All pharmacies for administrators; a pharmacy's people are led to their own. */
export const PharmacyList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useGetIdentity<StaffMember>();
  if (user === undefined) return <PageSkeleton />;
  if (user.role === 'pharmacy') return <Navigate to={`/pharmacies/${user.pharmacyId ?? ''}`} replace />;
  return (
    <Page
      title={t('pharmacies.title')}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/pharmacies/new')}>
          {t('pharmacies.new')}
        </Button>
      }
    >
      <DataGrid resource="pharmacies" columns={columns} defaults={{ sorters: [{ field: 'name', order: 'asc' }] }} linkTo={(row) => `/pharmacies/${row.id}`} />
    </Page>
  );
};

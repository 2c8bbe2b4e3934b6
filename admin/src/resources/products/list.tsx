import { categories, genetics } from '@blattwerk/contract/products/enums';
import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { PlusOutlined } from '@ant-design/icons';
import { usePermissions } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { Code, Country, EnumText, UnitPrice, Text, YesNo } from '../../components/values.tsx';
import { flagCell, textCell, type CellEdit } from '../../grid/cell-values.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { ProposeProduct } from '../product-proposals/propose-product.tsx';
import { Share } from './share.tsx';

/** "Less than" belongs to the number: such a content is changed in the form, where both stand. */
const contentCell = (field: 'thc' | 'cbd', below: 'isThcBelow' | 'isCbdBelow'): CellEdit<ProductRecord> => ({
  kind: 'number',
  valueOf: (row) => row[field],
  mayEdit: (row) => row.abilities.includes('update') && !row[below],
  isNullable: true,
});

const columns: readonly GridColumn<ProductRecord>[] = [
  {
    field: 'name',
    render: (row) => <span className="clip">{row.name}</span>,
    sortable: true,
    filter: { kind: 'text' },
    edit: textCell((row) => row.name, { maxLength: 200 }),
  },
  { field: 'pzn', render: (row) => <Code value={row.pzn} />, sortable: true, filter: { kind: 'text' } },
  {
    field: 'category',
    render: (row) => <EnumText type="category" value={row.category} />,
    sortable: true,
    filter: { kind: 'enum', type: 'category', values: categories },
  },
  { field: 'genetics', render: (row) => <EnumText type="genetics" value={row.genetics} />, filter: { kind: 'enum', type: 'genetics', values: genetics } },
  {
    field: 'thc',
    render: (row) => <Share row={row} of="thc" />,
    align: 'right',
    sortable: true,
    filter: { kind: 'number' },
    edit: contentCell('thc', 'isThcBelow'),
  },
  {
    field: 'cbd',
    render: (row) => <Share row={row} of="cbd" />,
    align: 'right',
    sortable: true,
    filter: { kind: 'number' },
    edit: contentCell('cbd', 'isCbdBelow'),
  },
  { field: 'manufacturer', render: (row) => <Text value={row.manufacturer} />, filter: { kind: 'text' }, isOptional: true },
  { field: 'strain', render: (row) => <Text value={row.strain} />, filter: { kind: 'text' }, isOptional: true },
  { field: 'origin', render: (row) => <Country code={row.origin} />, isOptional: true },
  { field: 'pharmacyCount', render: (row) => row.pharmacyCount, align: 'right', sortable: true },
  { field: 'fromPriceCents', render: (row) => <UnitPrice cents={row.fromPriceCents} unit={row.unit} />, align: 'right', sortable: true },
  {
    field: 'isPublished',
    render: (row) => <YesNo value={row.isPublished} />,
    filter: { kind: 'flag' },
    edit: flagCell((row) => row.isPublished, { mayEdit: ({ abilities }) => abilities.includes('publish') }),
  },
  {
    field: 'isPromoted',
    render: (row) => <YesNo value={row.isPromoted} />,
    filter: { kind: 'flag' },
    edit: flagCell((row) => row.isPromoted),
    isOptional: true,
  },
];

export const ProductList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: role } = usePermissions<string>({});
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/products/new')}>
      {t('products.new')}
    </Button>
  );
  const mergePair = (ids: readonly string[]) =>
    role === 'admin' && ids.length === 2 ? (
      <Button size="small" onClick={() => void navigate(`/products/${ids[0]}/merge?with=${ids[1]}`)}>
        {t('products.merge.open')}
      </Button>
    ) : null;
  return (
    <Page title={t('products.title')} actions={role === 'admin' ? add : role === 'doctor' ? <ProposeProduct /> : undefined}>
      <DataGrid
        resource="products"
        columns={columns}
        filters={role === 'admin' ? [{ field: 'mergedIntoId', label: 'products.mergedInto', filter: { kind: 'record', resource: 'products' } }] : []}
        defaults={{ sorters: [{ field: 'name', order: 'asc' }] }}
        linkTo={(row) => `/products/${row.id}`}
        chosenActions={mergePair}
      />
    </Page>
  );
};

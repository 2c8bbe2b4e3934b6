import { PlusOutlined } from '@ant-design/icons';
import { indications } from '@blattwerk/contract/text-blocks/shapes';
import type { HouseTextBlockRecord } from '@blattwerk/contract/text-blocks/shapes';
import { locale } from '@blattwerk/contract/validation';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { DateTime, EnumText, YesNo } from '../../components/values.tsx';
import { flagCell, textCell } from '../../grid/cell-values.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { IndicationText } from './indication.tsx';
import './house-text-blocks.css';

const columns: readonly GridColumn<HouseTextBlockRecord>[] = [
  { field: 'name', render: (row) => row.name, sortable: true, filter: { kind: 'text' }, edit: textCell((row) => row.name, { maxLength: 80 }) },
  {
    field: 'language',
    render: (row) => <EnumText type="language" value={row.language} />,
    sortable: true,
    filter: { kind: 'enum', type: 'language', values: locale.options },
  },
  {
    field: 'indication',
    render: (row) => <IndicationText value={row.indication} />,
    sortable: true,
    filter: { kind: 'enum', type: 'symptom', values: indications },
  },
  { field: 'isActive', render: (row) => <YesNo value={row.isActive} />, filter: { kind: 'flag' }, edit: flagCell((row) => row.isActive) },
  {
    field: 'text',
    render: ({ text, language }) => (
      <span className="house-excerpt" lang={language}>
        {text}
      </span>
    ),
    filter: { kind: 'text' },
  },
  { field: 'updatedAt', render: (row) => <DateTime value={row.updatedAt} />, sortable: true, isOptional: true },
];

export const HouseTextBlockList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page
      title={t('house-text-blocks.title')}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/house-text-blocks/new')}>
          {t('house-text-blocks.new')}
        </Button>
      }
    >
      <p className="section-lead">{t('house-text-blocks.lead')}</p>
      <DataGrid
        resource="house-text-blocks"
        columns={columns}
        defaults={{ sorters: [{ field: 'name', order: 'asc' }] }}
        linkTo={(row) => `/house-text-blocks/${row.id}`}
      />
    </Page>
  );
};

import type { IssueRecord } from '@blattwerk/contract/newsletter-issues/shapes';
import { issueStatuses } from '@blattwerk/contract/newsletter-issues/states';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

type Column = GridColumn<IssueRecord>;

const counted = (field: 'recipients' | 'sent' | 'failed' | 'unsubscribed'): Column => ({ field, render: (row) => row.results[field], align: 'right' });

const columns: readonly Column[] = [
  { field: 'subjectDe', render: (row) => <span className="clip">{row.subjectDe}</span>, sortable: true, filter: { kind: 'text' } },
  { field: 'subjectEn', render: (row) => <span className="clip">{row.subjectEn}</span>, sortable: true, filter: { kind: 'text' }, isOptional: true },
  {
    field: 'status',
    render: (row) => <StatusTag type="issueStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'issueStatus', values: issueStatuses },
  },
  counted('recipients'),
  counted('sent'),
  counted('failed'),
  counted('unsubscribed'),
  { field: 'startedAt', render: (row) => <DateTime value={row.startedAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'createdAt', label: 'common.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, isOptional: true },
];

/** Issues of the newsletter, the newest first. */
export const IssueList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/newsletter-issues/new')}>
      {t('newsletter-issues.new')}
    </Button>
  );
  return (
    <Page title={t('newsletter-issues.title')} actions={add}>
      <DataGrid
        resource="newsletter-issues"
        columns={columns}
        defaults={{ sorters: [{ field: 'createdAt', order: 'desc' }] }}
        linkTo={(row) => `/newsletter-issues/${row.id}`}
      />
    </Page>
  );
};

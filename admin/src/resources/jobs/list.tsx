import { RedoOutlined } from '@ant-design/icons';
import { jobStates } from '@blattwerk/contract/backoffice/shapes';
import type { JobRecord } from '@blattwerk/contract/backoffice/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, Text, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { JobTabs } from '../scheduled-jobs/job-tabs.tsx';
import { DeadJobs } from './dead-jobs.tsx';
import { ExternalServices } from './external-services.tsx';
import '../scheduled-jobs/scheduled-jobs.css';

const columns: readonly GridColumn<JobRecord>[] = [
  { field: 'job', render: (row) => row.title, sortable: true, filter: { kind: 'text' } },
  {
    field: 'state',
    render: (row) => <StatusTag type="jobState" value={row.state} />,
    sortable: true,
    filter: { kind: 'enum', type: 'jobState', values: jobStates },
  },
  { field: 'isDead', render: (row) => <YesNo value={row.isDead} />, filter: { kind: 'flag' } },
  { field: 'retryCount', render: (row) => row.retryCount, align: 'right' },
  {
    field: 'error',
    render: (row) => (
      <span className="clip" title={row.error ?? undefined}>
        <Text value={row.error} />
      </span>
    ),
  },
  { field: 'createdAt', label: 'common.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'startAfter', render: (row) => <DateTime value={row.startAfter} />, isOptional: true },
  { field: 'completedAt', render: (row) => <DateTime value={row.completedAt} /> },
];

export const JobList = () => {
  const { t } = useTranslation();
  const { run, running } = useAction('jobs');
  const retry = (row: JobRecord) =>
    row.abilities.includes('retry') ? (
      <Button
        size="small"
        icon={<RedoOutlined aria-hidden="true" />}
        disabled={running !== undefined}
        onClick={() => void run(row.id, 'retry', {}, { done: 'jobs.retried' })}
      >
        {t('jobs.retry')}
      </Button>
    ) : null;
  return (
    <Page title={t('jobs.title')}>
      <JobTabs />
      <ExternalServices />
      <DeadJobs />
      <DataGrid resource="jobs" columns={columns} defaults={{ sorters: [{ field: 'createdAt', order: 'desc' }] }} rowActions={retry} refreshEveryMs={15_000} />
    </Page>
  );
};

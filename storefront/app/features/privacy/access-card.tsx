import { accessors, type AccessLogEntry } from '@blattwerk/contract/access-log/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../components/ui/feedback.tsx';
import { Select } from '../../components/ui/inputs.tsx';
import { Table } from '../../components/ui/table.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { memberApi } from '../../lib/api/client.ts';
import styles from './privacy.module.css';

const firstPage = 10;
const most = 100;

interface Log {
  items: AccessLogEntry[];
  total: number;
}

const Entries = ({ items, total }: Log) => {
  const { t } = useTranslation('privacy');
  return (
    <>
      <Table
        caption={t('access.caption')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          { key: 'when', header: t('access.when'), cell: ({ at }) => <DateTime value={at} /> },
          { key: 'who', header: t('access.person'), cell: ({ who, name }) => name ?? t(`access.who.${who}`) },
          { key: 'what', header: t('access.what'), cell: ({ what }) => what },
          { key: 'reason', header: t('access.reason'), cell: ({ reason }) => reason ?? '–' },
        ]}
      />
      <p>{t('access.shown', { shown: items.length, total })}</p>
    </>
  );
};

/** Who looked at or changed the data, and why; ten at first, then more. */
export const AccessCard = () => {
  const { t } = useTranslation('privacy');
  const [who, setWho] = useState<(typeof accessors)[number]>();
  const [pageSize, setPageSize] = useState(firstPage);
  const log = useQuery({
    queryKey: ['iam', 'access-log', who, pageSize],
    queryFn: () => memberApi.get('/clients/iam/access-log', { query: { pageSize, who } }),
    placeholderData: keepPreviousData,
  });
  const hasMore = log.data !== undefined && log.data.items.length < log.data.total && pageSize < most;
  return (
    <Card>
      <h2>{t('access.title')}</h2>
      <div className={styles.stack}>
        <p>{t('access.text')}</p>
        <div className={styles.filter}>
          <Select
            label={t('access.filter')}
            value={who ?? ''}
            onChange={(event) => setWho(accessors.find((value) => value === event.target.value))}
            options={[{ value: '', label: t('access.all') }, ...accessors.map((value) => ({ value, label: t(`access.${value}`) }))]}
          />
        </div>
        {log.isPending && <Skeleton lines={4} />}
        {log.isError && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
        {log.data?.items.length === 0 && <EmptyState title={t('access.emptyTitle')}>{t(who ? 'access.emptyFilter' : 'access.emptyText')}</EmptyState>}
        {log.data && log.data.items.length > 0 && <Entries {...log.data} />}
        {hasMore && (
          <Button kind="secondary" size="small" onClick={() => setPageSize(most)}>
            {t('access.more')}
          </Button>
        )}
      </div>
    </Card>
  );
};

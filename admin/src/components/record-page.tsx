import { useOne } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePollEvery, usePolling } from '../providers/use-polling.ts';
import { Page } from './page.tsx';
import { RecordHistory } from './record-history.tsx';
import { ErrorState, PageSkeleton } from './states.tsx';

interface RecordPageProps<Row extends BaseRecord> {
  resource: string;
  title: (row: Row) => string;
  aside?: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  /** Read again by itself, in ms; what is moving may be asked more often. */
  refreshEveryMs?: number | ((row: Row) => number);
  children: (row: Row) => ReactNode;
}

/** A record's own screen: read, waited for, refused, shown. */
export const RecordPage = <Row extends BaseRecord>({ resource, title, aside, actions, refreshEveryMs, children }: RecordPageProps<Row>) => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const polling = usePolling();
  const { query, result } = useOne<Row>({ resource, id, errorNotification: false, liveParams: polling.liveParams });
  usePollEvery(polling, typeof refreshEveryMs === 'function' ? result && refreshEveryMs(result) : refreshEveryMs);
  if (query.isError && result === undefined) {
    return (
      <Page title={t(`${resource}.title`)} backTo={resource}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (result === undefined) return <PageSkeleton />;
  return (
    <Page title={title(result)} backTo={resource} aside={aside?.(result)} actions={actions?.(result)}>
      {children(result)}
      {result.id === undefined ? null : <RecordHistory resource={resource} id={result.id} />}
    </Page>
  );
};

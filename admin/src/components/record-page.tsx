import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { RecordOf, RecordResource } from '../providers/resource-types.ts';
import { usePollEvery, usePolling } from '../providers/use-polling.ts';
import { useRecord } from '../providers/use-record.ts';
import { Page } from './page.tsx';
import { Presence } from './presence.tsx';
import { RecordHistory } from './record-history.tsx';
import { ErrorState, PageSkeleton } from './states.tsx';

interface RecordPageProps<R extends RecordResource, Row = RecordOf<R>> {
  resource: R;
  title: (row: Row) => string;
  aside?: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  /** Read again by itself, in ms; what is moving may be asked more often. */
  refreshEveryMs?: number | ((row: Row) => number);
  children: (row: Row) => ReactNode;
}

/** A record's own screen: read, waited for, refused, shown. */
export const RecordPage = <R extends RecordResource>({ resource, title, aside, actions, refreshEveryMs, children }: RecordPageProps<R>) => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const texts: string = resource;
  const polling = usePolling();
  const { query, result } = useRecord({ resource, id, errorNotification: false, liveParams: polling.liveParams });
  usePollEvery(polling, typeof refreshEveryMs === 'function' ? result && refreshEveryMs(result) : refreshEveryMs);
  if (query.isError && result === undefined) {
    return (
      <Page title={t(`${texts}.title`)} backTo={resource}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (result === undefined) return <PageSkeleton />;
  return (
    <Page
      title={title(result)}
      backTo={resource}
      aside={
        <>
          {aside?.(result)}
          {isKept(resource) ? <Presence key={id} resource={resource} id={id} /> : null}
        </>
      }
      actions={<RecordActions resource={resource} row={result} own={actions?.(result)} />}
    >
      {children(result)}
    </Page>
  );
};

/** An entry of the audit log has no history, and says nothing of who reads it. */
const isKept = (resource: string): boolean => resource !== 'audit-events';

/** What can be done with the record, and its history last. */
const RecordActions = ({ resource, row, own }: { resource: string; row: object; own: ReactNode }) => (
  <>
    {own}
    {isKept(resource) && 'id' in row ? (
      <RecordHistory resource={resource} id={String(row.id)} version={'version' in row ? Number(row.version) : undefined} />
    ) : null}
  </>
);

import { HistoryOutlined } from '@ant-design/icons';
import { useInvalidate, useLogList, useNotification } from '@refinedev/core';
import type { BaseKey, HttpError } from '@refinedev/core';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '../providers/audit-log.ts';
import { errorText } from '../providers/error-text.ts';
import { api } from '../providers/http.ts';
import { HistoryEntry } from './history-entry.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import './record-history.css';

interface RecordHistoryProps {
  resource: string;
  id: BaseKey;
  /** The version that is on the screen: a change is taken back from there. */
  version: number | undefined;
}

interface ButtonProps extends RecordHistoryProps {
  /** A sign without words, for rows. */
  isSmall?: boolean;
}

const useRevert = ({ resource, id, version }: RecordHistoryProps, onDone: () => void) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const [running, setRunning] = useState<string>();
  const revert = async (entryId: string) => {
    setRunning(entryId);
    try {
      await api.post('/backoffice/:resource/:id/history/:entryId/revert', { params: { resource, id: String(id), entryId }, body: { version: version ?? 0 } });
      open?.({ type: 'success', message: t('history.reverted') });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setRunning(undefined);
      onDone();
      await invalidate({ resource, id, invalidates: ['list', 'many', 'detail'] });
    }
  };
  return { revert, running };
};

const Entries = (props: RecordHistoryProps) => {
  const { t } = useTranslation();
  const { resource, id } = props;
  const { data, error, refetch } = useLogList<LogEntry[], HttpError>({ resource, meta: { id } });
  const { revert, running } = useRevert(props, () => void refetch());
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton active title={false} />;
  if (data.length === 0) return <EmptyState title={t('history.empty')} text={t('history.emptyText')} />;
  return (
    <ol className="history">
      {data.map(({ meta }) => (
        <HistoryEntry
          key={meta.id}
          resource={resource}
          entry={{ ...meta, mayRevert: meta.mayRevert && props.version !== undefined }}
          isBusy={running === meta.id}
          onRevert={() => void revert(meta.id)}
        />
      ))}
    </ol>
  );
};

/** What was changed of the record, beside it: by whom, when, why, before and after, and what can be taken back. */
export const RecordHistory = ({ isSmall = false, ...props }: ButtonProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const open = { icon: <HistoryOutlined aria-hidden="true" />, onClick: () => setOpen(true) };
  return (
    <>
      {isSmall ? (
        <Button {...open} type="text" size="small" aria-label={t('history.title')} title={t('history.title')} />
      ) : (
        <Button {...open}>{t('history.title')}</Button>
      )}
      <Drawer title={t('history.title')} size="large" open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        <Entries {...props} />
      </Drawer>
    </>
  );
};

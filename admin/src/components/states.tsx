import { InboxOutlined, ReloadOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../providers/http.ts';
import { errorText } from '../providers/error-text.ts';

/** Why there is nothing here, and what to do. */
export const EmptyState = ({ title, text, action }: { title: string; text?: string; action?: ReactNode }) => (
  <div className="state">
    <InboxOutlined aria-hidden="true" />
    <p className="state-title">{title}</p>
    {text === undefined ? null : <p>{text}</p>}
    {action}
  </div>
);

const supportCode = (error: unknown): string | undefined => {
  const details = error instanceof ApiError ? error.details : undefined;
  return typeof details === 'object' && details !== null && 'requestId' in details ? String(details.requestId) : undefined;
};

/** What happened, that nothing is lost, what to do, and a support code where there is one. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const { t } = useTranslation();
  const code = supportCode(error);
  if (error instanceof ApiError && error.statusCode === 404) return <EmptyState title={t('common.notFound')} />;
  return (
    <div className="state" role="alert">
      <WarningOutlined aria-hidden="true" />
      <p className="state-title">{errorText(error)}</p>
      <p>{t('errors.nothingLost')}</p>
      {code === undefined ? null : <p className="code">{t('errors.supportCode', { code })}</p>}
      {onRetry === undefined ? null : (
        <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
};

export const PageSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <h1 className="sr-only">{t('common.loading')}</h1>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  );
};

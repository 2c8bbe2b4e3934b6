import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { ApiError } from '../../lib/api/api-error.ts';

/** In place of the results when there is no answer. It is part of the page and needs nothing more, since what failed may be the connection. */
export const NotLoaded = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation(['catalog', 'common']);
  const code = error instanceof ApiError ? error.requestId?.slice(0, 8).toUpperCase() : undefined;
  return (
    <div role="alert">
      <EmptyState
        title={t('state.error', { ns: 'common' })}
        action={
          <Button kind="secondary" onClick={onRetry}>
            {t('action.retry', { ns: 'common' })}
          </Button>
        }
      >
        {t('notLoaded')} {code && t('state.supportCode', { ns: 'common', code })}
      </EmptyState>
    </div>
  );
};

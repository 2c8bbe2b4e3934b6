import type { IssueRecord } from '@blattwerk/contract/newsletter-issues/shapes';
import { useTranslation } from 'react-i18next';
import { MailPreview, useMailLanguage } from '../../components/mail-preview/mail-preview.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useAction } from '../../components/use-action.ts';
import { useAnswer } from '../../providers/use-answer.ts';

/** The issue as it is sent. */
export const IssuePreview = ({ row: { id } }: { row: IssueRecord }) => {
  const { t } = useTranslation();
  const [locale, setLocale] = useMailLanguage();
  const { run, running } = useAction('newsletter-issues');
  const { query, result } = useAnswer('/backoffice/newsletter-issues/:id/preview', { params: { id }, query: { locale } }, { keepsPrevious: true });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const send = () => void run(id, 'test', { locale }, { done: ({ to }) => t('mail-templates.testSent', { to }) });
  return (
    <MailPreview
      title={t('newsletter-issues.preview')}
      mail={result.data}
      language={locale}
      onLanguage={setLocale}
      onTest={send}
      isTesting={running === 'test'}
    />
  );
};

import { useTranslation } from 'react-i18next';
import { MailPreview, useMailLanguage } from '../../components/mail-preview/mail-preview.tsx';
import { Section } from '../../components/page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useAction } from '../../components/use-action.ts';
import { Day } from '../../components/values.tsx';
import { useAnswer } from '../../providers/use-answer.ts';

/** One mail with sample data. */
export const Preview = ({ id, title }: { id: string; title: string }) => {
  const { t } = useTranslation();
  const [locale, setLocale] = useMailLanguage();
  const { run, running } = useAction('mail-templates');
  const { query, result } = useAnswer('/backoffice/mail-templates/:id/preview', { params: { id }, query: { locale } }, { keepsPrevious: true });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const send = () => void run(id, 'test', { locale }, { done: ({ to }) => t('mail-templates.testSent', { to }) });
  return (
    <div className="stack">
      <MailPreview title={title} mail={result.data} language={locale} onLanguage={setLocale} onTest={send} isTesting={running === 'test'} />
      <Section title={t('mail-templates.versions')}>
        <ul className="mail-versions">
          {result.data.versions.map(({ version, since }) => (
            <li key={version}>
              <span>{t('mail-templates.version', { version })}</span>
              <span>
                {t('mail-templates.since')} <Day value={since} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
};

import { SendOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useAction } from '../../components/use-action.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { MailSheet } from './mail-sheet.tsx';

const looks = ['html', 'dark', 'text'] as const;
type Look = (typeof looks)[number];
const languages = ['de', 'en'] as const;
type Language = (typeof languages)[number];

/** One mail with sample data, in both languages, as mail programs show it. */
export const Preview = ({ id, title }: { id: string; title: string }) => {
  const { t, i18n } = useTranslation();
  const [look, setLook] = useState<Look>('html');
  const [locale, setLocale] = useState<Language>(i18n.language === 'en' ? 'en' : 'de');
  const { run, running } = useAction('mail-templates');
  const { query, result } = useAnswer('/backoffice/mail-templates/:id/preview', { params: { id }, query: { locale } }, { keepsPrevious: true });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const { subject, html, text } = result.data;
  const send = () => void run(id, 'test', { locale }, { done: ({ to }) => t('mail-templates.testSent', { to }) });
  return (
    <Section title={title}>
      <div className="mail-tools">
        <Segmented
          aria-label={t('mail-templates.language')}
          options={languages.map((value) => ({ value, label: t(`enum.language.${value}`) }))}
          value={locale}
          onChange={setLocale}
        />
        <Segmented
          aria-label={t('mail-templates.look')}
          options={looks.map((value) => ({ value, label: t(`mail-templates.looks.${value}`) }))}
          value={look}
          onChange={setLook}
        />
        <Button icon={<SendOutlined aria-hidden="true" />} loading={running === 'test'} onClick={send}>
          {t('mail-templates.test')}
        </Button>
      </div>
      <p className="mail-subject">
        <span className="quiet">{t('mail-templates.subject')}</span> <strong>{subject}</strong>
      </p>
      {look === 'dark' ? <Alert className="page-note" type="info" showIcon message={t('mail-templates.darkNote')} /> : null}
      {look === 'text' ? (
        <pre className="mail-text" tabIndex={0}>
          {text}
        </pre>
      ) : (
        <MailSheet html={html} label={subject} isDark={look === 'dark'} />
      )}
    </Section>
  );
};

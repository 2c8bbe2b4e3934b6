import type { IssueRecord } from '@blattwerk/contract/newsletter-issues/shapes';
import { SendOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useAction } from '../../components/use-action.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { MailSheet } from '../mail-templates/mail-sheet.tsx';
import '../mail-templates/mail-templates.css';

const languages = ['de', 'en'] as const;
const looks = ['html', 'text'] as const;

/** The issue as it is sent, in both languages, and the way to try it in one's own mail program. */
export const IssuePreview = ({ row }: { row: IssueRecord }) => {
  const { t, i18n } = useTranslation();
  const [locale, setLocale] = useState<(typeof languages)[number]>(i18n.language === 'en' ? 'en' : 'de');
  const [look, setLook] = useState<(typeof looks)[number]>('html');
  const { run, running } = useAction('newsletter-issues');
  const asked = { params: { id: row.id }, query: { locale } };
  const { query, result } = useAnswer('/backoffice/newsletter-issues/:id/preview', asked, { keepsPrevious: true });
  const test = () => void run(row.id, 'test', { locale }, { done: ({ to }) => t('mail-templates.testSent', { to }) });
  return (
    <Section title={t('newsletter-issues.preview')}>
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
        <Button icon={<SendOutlined aria-hidden="true" />} loading={running === 'test'} onClick={test}>
          {t('mail-templates.test')}
        </Button>
      </div>
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : (
        <>
          <p className="mail-subject">
            <span className="quiet">{t('mail-templates.subject')}</span> <strong>{result.data.subject}</strong>
          </p>
          {look === 'text' ? (
            <pre className="mail-text" tabIndex={0}>
              {result.data.text}
            </pre>
          ) : (
            <MailSheet html={result.data.html} label={result.data.subject} isDark={false} />
          )}
        </>
      )}
    </Section>
  );
};

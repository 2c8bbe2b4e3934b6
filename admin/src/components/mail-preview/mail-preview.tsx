import { SendOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page.tsx';
import { MailSheet } from './mail-sheet.tsx';
import './mail-preview.css';

const looks = ['html', 'dark', 'text'] as const;
const languages = ['de', 'en'] as const;
export type MailLanguage = (typeof languages)[number];

/** The language in which a preview opens: that of the page. */
export const useMailLanguage = (): [MailLanguage, (language: MailLanguage) => void] => {
  const { i18n } = useTranslation();
  return useState<MailLanguage>(i18n.language === 'en' ? 'en' : 'de');
};

interface MailPreviewProps {
  title: string;
  mail: { subject: string; html: string; text: string };
  language: MailLanguage;
  onLanguage: (language: MailLanguage) => void;
  /** Sends it to the user's own address. */
  onTest: () => void;
  isTesting: boolean;
}

/** A mail in both languages as mail programs show it, and the way to try it in one's own. */
export const MailPreview = ({ title, mail: { subject, html, text }, language, onLanguage, onTest, isTesting }: MailPreviewProps) => {
  const { t } = useTranslation();
  const [look, setLook] = useState<(typeof looks)[number]>('html');
  return (
    <Section title={title}>
      <div className="mail-tools">
        <Segmented
          aria-label={t('mail-templates.language')}
          options={languages.map((value) => ({ value, label: t(`enum.language.${value}`) }))}
          value={language}
          onChange={onLanguage}
        />
        <Segmented
          aria-label={t('mail-templates.look')}
          options={looks.map((value) => ({ value, label: t(`mail-templates.looks.${value}`) }))}
          value={look}
          onChange={setLook}
        />
        <Button icon={<SendOutlined aria-hidden="true" />} loading={isTesting} onClick={onTest}>
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

import { issueLengths } from '@blattwerk/contract/newsletter-issues/shapes';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResourceForm } from '../../components/resource-form.tsx';
import './newsletter-issues.css';

const defaults = { subjectDe: '', bodyDe: '', subjectEn: '', bodyEn: '' };

const Language = ({ language }: { language: 'De' | 'En' }) => {
  const { t } = useTranslation();
  const required = [{ required: true, whitespace: true, message: t('common.required') }];
  const lang = language.toLowerCase();
  return (
    <>
      <Form.Item name={`subject${language}`} label={t(`newsletter-issues.subject${language}`)} rules={required}>
        <Input maxLength={issueLengths.subject} lang={lang} showCount />
      </Form.Item>
      <Form.Item name={`body${language}`} label={t(`newsletter-issues.body${language}`)} extra={t('newsletter-issues.bodyHelp')} rules={required}>
        <Input.TextArea className="issue-body" maxLength={issueLengths.body} lang={lang} />
      </Form.Item>
    </>
  );
};

export const IssueForm = () => (
  <ResourceForm resource="newsletter-issues" defaults={defaults} nameOf={(row) => row.subjectDe}>
    {() => (
      <>
        <Language language="De" />
        <Language language="En" />
      </>
    )}
  </ResourceForm>
);

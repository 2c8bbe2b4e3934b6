import type { ContactRequestRecord } from '@blattwerk/contract/contact-requests/shapes';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../components/use-action.ts';

/** The one written answer; its reader gets a mail with the way to it. */
export const AnswerForm = ({ row }: { row: ContactRequestRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('contact-requests');
  const submit = ({ text }: { text: string }) => void run(row.id, 'answer', { text: text.trim() }, { done: 'contact-requests.sent' });
  return (
    <Form<{ text: string }> layout="vertical" requiredMark={false} onFinish={submit}>
      <Form.Item
        name="text"
        label={t('contact-requests.answerLabel')}
        extra={t('contact-requests.answerHelp')}
        rules={[{ required: true, whitespace: true, min: 10, message: t('contact-requests.answerShort') }]}
      >
        <Input.TextArea rows={8} maxLength={4000} lang={row.locale} />
      </Form.Item>
      <div className="form-foot">
        <Button type="primary" htmlType="submit" loading={running === 'answer'}>
          {t('contact-requests.send')}
        </Button>
      </div>
    </Form>
  );
};

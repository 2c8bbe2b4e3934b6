import type { ContactRequestRecord } from '@blattwerk/contract/contact-requests/shapes';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitAndNext } from '../../components/submit-and-next.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';

/** The one written answer; its reader gets a mail with the way to it. */
export const AnswerForm = ({ row }: { row: ContactRequestRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('contact-requests');
  const goOn = useNextOpen('contact-requests');
  const [goesOn, setGoesOn] = useState(false);
  const submit = async ({ text }: { text: string }) => {
    const answered = await run(row.id, 'answer', { text: text.trim() }, { done: 'contact-requests.sent' });
    if (answered !== undefined && goesOn) await goOn(row.id);
  };
  return (
    <Form<{ text: string }> layout="vertical" requiredMark={false} onFinish={(entered) => void submit(entered)}>
      <Form.Item
        name="text"
        label={t('contact-requests.answerLabel')}
        extra={t('contact-requests.answerHelp')}
        rules={[{ required: true, whitespace: true, min: 10, message: t('contact-requests.answerShort') }]}
      >
        <Input.TextArea rows={8} maxLength={4000} lang={row.locale} />
      </Form.Item>
      <SubmitAndNext
        goesOn={goesOn}
        onGoesOn={setGoesOn}
        isBusy={running === 'answer'}
        label={t('contact-requests.send')}
        nextLabel={t('common.sendAndNext')}
      />
    </Form>
  );
};

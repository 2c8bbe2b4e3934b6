import { useInvalidate } from '@refinedev/core';
import { messageLimits } from '@blattwerk/contract/treatments/message-shapes';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockText } from '../../../components/block-text.tsx';
import { useAction } from '../../../components/use-action.ts';
import { api } from '../../../providers/http.ts';
import { useEvents } from '../../../providers/use-events.ts';
import { Messages } from './messages.tsx';
import { QuickForm } from './quick-form.tsx';

/** A message to the patient, which asks nothing: the time of the review goes on. */
const ReplyForm = ({ treatmentId, onDone }: { treatmentId: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('treatments');
  const [form] = Form.useForm<{ text: string }>();
  const send = async (values: { text: string }) => {
    const answer = await run(treatmentId, 'messages', values, { done: 'review.thread.sent' });
    if (answer !== undefined) onDone();
  };
  return (
    <QuickForm onQuick={() => form.submit()}>
      <Form<{ text: string }> form={form} layout="vertical" name="reply" requiredMark={false} onFinish={(values) => void send(values)}>
        <Form.Item
          name="text"
          label={t('review.thread.label')}
          extra={t('review.thread.help')}
          rules={[{ required: true, whitespace: true, message: t('review.thread.needed') }]}
        >
          <BlockText rows={3} maxLength={messageLimits.textLength} />
        </Form.Item>
        <div className="form-foot">
          <Button type="primary" htmlType="submit" loading={running === 'messages'}>
            {t('review.thread.submit')}
          </Button>
          <Button onClick={onDone}>{t('common.cancel')}</Button>
        </div>
      </Form>
    </QuickForm>
  );
};

const hasUnread = ({ messages }: TreatmentCase): boolean => messages.some(({ kind, readAt }) => (kind === 'answer' || kind === 'message') && readAt === null);

/** @returns how many lines were new */
const markRead = async (id: string): Promise<number> => {
  try {
    return (await api.post('/backoffice/treatments/:id/messages/read', { params: { id } })).read;
  } catch {
    // a mark that is missing is set at the next look
    return 0;
  }
};

/**
 * The thread of the doctor who has the request: what is on the screen is read. A line that comes meanwhile is marked first, and only where there was
 * one the case is read again, for each reading of a case is on record.
 */
export const Thread = ({ treatment, record }: { treatment: TreatmentRecord; record: TreatmentCase }) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const [isWriting, setWriting] = useState(false);
  const { id } = treatment;
  const isNew = hasUnread(record);
  useEffect(() => {
    if (isNew) void markRead(id);
  }, [isNew, id]);
  const showNew = async (): Promise<void> => {
    if ((await markRead(id)) > 0) await invalidate({ resource: 'treatments', id, invalidates: ['detail'] });
  };
  useEvents('treatments', (ids) => {
    if (ids.length === 0 || ids.includes(id)) void showNew();
  });
  const mayReply = treatment.abilities.includes('reply');
  return (
    <Messages messages={record.messages}>
      {mayReply && !isWriting ? <Button onClick={() => setWriting(true)}>{t('review.thread.write')}</Button> : null}
      {mayReply && isWriting ? <ReplyForm treatmentId={id} onDone={() => setWriting(false)} /> : null}
    </Messages>
  );
};

import { SwapOutlined } from '@ant-design/icons';
import type { ScheduleRecord } from '@blattwerk/contract/schedules/shapes';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { Section } from '../../components/page.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { useAnswer } from '../../providers/use-answer.ts';

interface Entered {
  note: string;
}

/** All own open requests go to the covering doctor at once, with one note. */
const HandOverButton = ({ name, onDone }: { name: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const { open: notify } = useNotification();
  const invalidate = useInvalidate();
  const [form] = Form.useForm<Entered>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const give = async ({ note }: Entered) => {
    setBusy(true);
    try {
      const { moved, doctorName } = await api.post('/backoffice/review-cover', { body: { note } });
      notify?.({ type: 'success', message: t('schedules.handOver.done', { count: moved, name: doctorName }) });
      setOpen(false);
      onDone();
      await invalidate({ resource: 'treatments', invalidates: ['list', 'many', 'detail'] });
    } catch (error) {
      notify?.({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<SwapOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('schedules.handOver.button')}
      </Button>
      <Dialog
        title={t('schedules.handOver.heading', { name })}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('schedules.handOver.button')}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" requiredMark={false} preserve={false} onFinish={(entered) => void give(entered)}>
          <Form.Item
            name="note"
            label={t('schedules.handOver.note')}
            extra={t('schedules.handOver.noteHelp')}
            rules={[{ required: true, whitespace: true, message: t('schedules.handOver.noteNeeded') }]}
          >
            <Input.TextArea rows={3} maxLength={1000} />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  );
};

/** Before an absence: what is still open, and who takes it over. Without open requests there is nothing to say. */
export const HandOverRequests = ({ cover }: { cover: ScheduleRecord['requestCover'] }) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/review-team', {});
  const open = query.data === undefined ? 0 : (result.data.items.find(({ isMe }) => isMe)?.open ?? 0);
  if (open === 0) return null;
  return (
    <Section title={t('schedules.handOver.title')} className="schedule-hand-over">
      <p className="section-lead">{t('schedules.handOver.open', { count: open })}</p>
      {cover === null ? (
        <p className="quiet">{t('schedules.handOver.noCover')}</p>
      ) : (
        <>
          <p className="section-lead">{t('schedules.handOver.cover', { name: cover.name })}</p>
          <HandOverButton name={cover.name} onDone={() => void query.refetch()} />
        </>
      )}
    </Section>
  );
};

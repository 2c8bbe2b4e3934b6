import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';

/** Back to the stock before this import; the reason goes into the log. */
const RollBack = ({ run: record }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<{ reason: string }>();
  const { run, running } = useAction('feed-runs');
  const send = async (values: { reason: string }) => {
    const undoing = await run(record.id, 'roll-back', values, { done: 'feed-runs.rolledBack' });
    if (undoing === undefined) return;
    setOpen(false);
    void navigate(`/feed-runs/${undoing.id}`);
  };
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('feed-runs.rollBack')}
      </Button>
      <Dialog
        title={t('feed-runs.rollBackTitle')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('feed-runs.rollBack')}
        okButtonProps={{ danger: true }}
        confirmLoading={running === 'roll-back'}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <p className="section-lead">{t('feed-runs.rollBackLead')}</p>
        <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void send(values)}>
          <Form.Item name="reason" label={t('feed-runs.rollBackReason')} rules={[{ required: true, min: 3, message: t('common.required') }]}>
            <Input.TextArea rows={2} maxLength={500} />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  );
};

/** A quarantined run is released or discarded; a live one can be rolled back. */
export const RunActions = ({ run: record }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('feed-runs');
  const goOn = useNextOpen('feed-runs');
  const decide = async (action: 'release' | 'discard', done: string, goesOn: boolean) => {
    const decided = await run(record.id, action, {}, { done });
    if (decided !== undefined && goesOn) await goOn(record.id);
  };
  const button = (action: 'release' | 'discard', done: string) =>
    record.abilities.includes(action) ? (
      <ConfirmButton
        danger={action === 'discard'}
        loading={running === action}
        means={t(`feed-runs.${action}Ask`)}
        hasNext
        onConfirm={(goesOn) => void decide(action, done, goesOn)}
      >
        {t(`feed-runs.${action}`)}
      </ConfirmButton>
    ) : null;
  return (
    <>
      {button('release', 'feed-runs.released')}
      {button('discard', 'feed-runs.discarded')}
      {record.abilities.includes('roll-back') ? <RollBack run={record} /> : null}
    </>
  );
};

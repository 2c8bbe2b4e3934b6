import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';

interface Props {
  icon: ReactNode;
  /** Below this key stand `button, title, warning, reason, reasonNeeded, submit`, with `hasEnd` also `until, untilNeeded`. */
  texts: string;
  /** Fewest characters of the reason. */
  min: number;
  isDanger?: boolean;
  isBusy: boolean;
  /** Also asks for the last day on which it holds. */
  hasEnd?: boolean;
  /** Whether it was done and the dialog may close. */
  onReason: (reason: string, until: string) => Promise<boolean>;
  /** Goes on to the next record after it was done. */
  onNext?: () => Promise<void>;
}

/** A button for what is only done with a reason that goes on record. */
export const ReasonDialog = ({ icon, texts, min, isDanger = false, isBusy, hasEnd = false, onReason, onNext }: Props) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason: string; until?: string }>();
  const [isOpen, setOpen] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const submit = async ({ reason, until = '' }: { reason: string; until?: string }) => {
    if (!(await onReason(reason, until))) return;
    setOpen(false);
    if (goesOn) await onNext?.();
  };
  const send = (isGoingOn: boolean) => () => {
    setGoesOn(isGoingOn);
    form.submit();
  };
  return (
    <>
      <Button icon={icon} danger={isDanger} onClick={() => setOpen(true)}>
        {t(`${texts}.button`)}
      </Button>
      <Dialog
        title={t(`${texts}.title`)}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t(`${texts}.submit`)}
        okButtonProps={{ danger: isDanger }}
        confirmLoading={isBusy}
        onOk={send(false)}
        {...(onNext === undefined ? {} : { onNext: send(true), isGoingOn: goesOn })}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" requiredMark={false} preserve={false} onFinish={(values) => void submit(values)}>
          <Alert className="page-note" type="warning" showIcon message={t(`${texts}.warning`)} />
          <Form.Item name="reason" label={t(`${texts}.reason`)} rules={[{ required: true, whitespace: true, min, message: t(`${texts}.reasonNeeded`) }]}>
            <Input.TextArea rows={2} maxLength={500} autoFocus />
          </Form.Item>
          {hasEnd ? (
            <Form.Item name="until" label={t(`${texts}.until`)} rules={[{ required: true, message: t(`${texts}.untilNeeded`) }]}>
              <Input type="date" />
            </Form.Item>
          ) : null}
        </Form>
      </Dialog>
    </>
  );
};

import { CopyOutlined, EyeOutlined, ExportOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import type { SupportViewLink } from '@blattwerk/contract/support-views/shapes';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { useFormats } from '../../components/format.ts';
import { useAction } from '../../components/use-action.ts';

interface Asked {
  reason: string;
}

/** The link is shown once; closing the dialog forgets it. */
const Link = ({ link, onUsed }: { link: SupportViewLink; onUsed: () => void }) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { open } = useNotification();
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => way.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(link.url);
    open?.({ type: 'success', message: t('patients.support.copied') });
  };
  return (
    <div className="stack">
      <p>{t('patients.support.ready', { time: time(link.expiresAt) })}</p>
      <div className="dialog-actions">
        <Button
          ref={way}
          type="primary"
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExportOutlined aria-hidden="true" />}
          onClick={onUsed}
        >
          {t('patients.support.open')}
        </Button>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          {t('patients.support.copy')}
        </Button>
      </div>
    </div>
  );
};

/** A reason first, then a link that opens the patient's dashboard read-only, once. */
export const SupportViewButton = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<SupportViewLink>();
  const { run, running } = useAction('patients');
  const close = () => {
    setOpen(false);
    setLink(undefined);
  };
  const ask = async ({ reason }: Asked) => setLink(await run(patientId, 'support-views', { reason }));
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('patients.support.button')}
      </Button>
      <Dialog
        title={t('patients.support.title')}
        open={isOpen}
        onCancel={close}
        okText={t('patients.support.ask')}
        confirmLoading={running === 'support-views'}
        onOk={() => form.submit()}
        {...(link === undefined ? {} : { footer: null })}
        destroyOnHidden
      >
        {link === undefined ? (
          <Form form={form} layout="vertical" requiredMark={false} preserve={false} onFinish={(values) => void ask(values)}>
            <Alert className="page-note" type="warning" showIcon message={t('patients.support.warning')} />
            <Form.Item
              name="reason"
              label={t('patients.support.reason')}
              extra={t('patients.support.reasonHelp')}
              rules={[{ required: true, whitespace: true, min: 2, message: t('patients.support.reasonNeeded') }]}
            >
              <Input.TextArea rows={2} maxLength={500} autoFocus />
            </Form.Item>
          </Form>
        ) : (
          <Link link={link} onUsed={close} />
        )}
      </Dialog>
    </>
  );
};

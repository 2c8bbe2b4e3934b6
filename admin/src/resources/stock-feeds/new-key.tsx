import { CopyOutlined, PlusOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { mostKeys, usualOverlapHours, type FeedKey, type NewFeedKey } from '@blattwerk/contract/stock-feeds/keys';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';

interface Asked {
  label?: string;
  replaces?: string;
  overlapHours?: number;
  validForDays?: number;
}

const overlaps = [0, 1, usualOverlapHours, 72, 168] as const;
const lifetimes = [0, 90, 180, 365] as const;

/** Shown once: closing the dialog forgets it. */
const MadeKey = ({ made, onDone }: { made: NewFeedKey; onDone: () => void }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const copy = async () => {
    await navigator.clipboard.writeText(made.key);
    open?.({ type: 'success', message: t('feedKeys.copied') });
  };
  return (
    <div className="stack">
      <Alert type="warning" showIcon message={t('feedKeys.once')} />
      <p className="code feed-key-made">{made.key}</p>
      <div className="dialog-actions">
        <Button type="primary" icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()} autoFocus>
          {t('feedKeys.copy')}
        </Button>
        <Button onClick={onDone}>{t('feedKeys.done')}</Button>
      </div>
    </div>
  );
};

const KeyForm = ({ live, form, onAsk }: { live: readonly FeedKey[]; form: ReturnType<typeof Form.useForm<Asked>>[0]; onAsk: (asked: Asked) => void }) => {
  const { t } = useTranslation();
  const replaces = Form.useWatch('replaces', form);
  const overlapOptions = overlaps.map((hours) => ({ value: hours, label: t(`feedKeys.overlap_${hours}`) }));
  const lifeOptions = lifetimes.map((days) => ({ value: days, label: t(`feedKeys.life_${days}`) }));
  const keyOptions = live.map(({ id, prefix, label }) => ({ value: id, label: label === null ? `${prefix}…` : `${prefix}… ${label}` }));
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      preserve={false}
      onFinish={onAsk}
      initialValues={{ overlapHours: usualOverlapHours, validForDays: 0 }}
    >
      <Form.Item name="label" label={t('feedKeys.label')} extra={t('feedKeys.labelHelp')}>
        <Input maxLength={80} autoFocus />
      </Form.Item>
      <Form.Item name="validForDays" label={t('feedKeys.validFor')}>
        <Select options={lifeOptions} />
      </Form.Item>
      {live.length === 0 ? null : (
        <Form.Item name="replaces" label={t('feedKeys.replaces')} extra={t('feedKeys.replacesHelp')}>
          <Select options={keyOptions} allowClear placeholder={t('feedKeys.replacesNone')} />
        </Form.Item>
      )}
      {replaces === undefined ? null : (
        <Form.Item name="overlapHours" label={t('feedKeys.overlapLabel')}>
          <Select options={overlapOptions} />
        </Form.Item>
      )}
    </Form>
  );
};

/** Asks what the key is for and which one it follows, then shows it, this once. */
export const NewKey = ({ feedId, live, onMade }: { feedId: string; live: readonly FeedKey[]; onMade: () => void }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [form] = Form.useForm<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<NewFeedKey>();
  const close = () => {
    setOpen(false);
    setMade(undefined);
  };
  const ask = async ({ label, replaces, overlapHours, validForDays }: Asked) => {
    setBusy(true);
    try {
      const body = { ...(label ? { label } : {}), ...(replaces ? { replaces, overlapHours } : {}), ...(validForDays ? { validForDays } : {}) };
      setMade(await api.post('/backoffice/stock-feeds/:id/keys', { params: { id: feedId }, body }));
      onMade();
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const isFull = live.length >= mostKeys;
  return (
    <>
      <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('feedKeys.new')}
      </Button>
      <Dialog
        title={t(made === undefined ? 'feedKeys.new' : 'feedKeys.made')}
        open={isOpen}
        onCancel={close}
        okText={t('feedKeys.make')}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        {...(made === undefined ? {} : { footer: null })}
        maskClosable={made === undefined}
        destroyOnHidden
      >
        {made === undefined ? (
          <>
            {isFull ? <Alert className="page-note" type="info" showIcon message={t('feedKeys.full', { most: mostKeys })} /> : null}
            <KeyForm live={live} form={form} onAsk={(asked) => void ask(asked)} />
          </>
        ) : (
          <MadeKey made={made} onDone={close} />
        )}
      </Dialog>
    </>
  );
};

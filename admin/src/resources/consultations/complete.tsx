import type { CompleteInput } from '@blattwerk/contract/consultations/shapes';
import { Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromBerlinField, toBerlinField } from '../../components/berlin-time.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Phone } from '../../components/phone.tsx';
import { useAction } from '../../components/use-action.ts';
import { ApiError } from '../../providers/http.ts';

interface Values {
  at?: string;
  minutes?: number;
  note?: string;
}

/** A call that has just ended. */
const usualMinutes = 5;

/** What the form says, as the server takes it; null for a time that is none. */
const inputOf = ({ at, minutes, note }: Values, isCall: boolean): Omit<CompleteInput, 'id'> | null => {
  const text = note?.trim() ?? '';
  const noted = text === '' ? {} : { note: text };
  if (!isCall) return noted;
  const began = at === undefined ? null : fromBerlinField(at);
  return began === null || minutes === undefined ? null : { ...noted, call: { at: began, minutes } };
};

interface CompleteProps {
  id: string;
  /** Held by telephone instead: the call is recorded with it. */
  isCall?: boolean;
  phone?: string | null;
  onDone?: () => void;
}

const CallFields = ({ phone }: { phone: string | null }) => {
  const { t } = useTranslation();
  const required = [{ required: true, message: t('common.required') }];
  return (
    <>
      <p className="page-note">
        {phone === null ? t('consultations.byPhone.noNumber') : t('consultations.byPhone.number')} {phone === null ? null : <Phone value={phone} />}
      </p>
      <div className="form-pair">
        <Form.Item name="at" label={t('consultations.byPhone.at')} rules={required}>
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="minutes" label={t('consultations.byPhone.minutes')} rules={required}>
          <InputNumber min={1} max={240} />
        </Form.Item>
      </div>
    </>
  );
};

/** Ends a consultation that took place, by video or by telephone; the note is optional. */
export const Complete = ({ id, isCall = false, phone = null, onDone }: CompleteProps) => {
  const { t } = useTranslation();
  const { run, running } = useAction('consultations');
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<string>();
  const words = isCall ? t('consultations.byPhone.button') : t('consultations.complete');
  const begin = () => {
    if (isCall) setBegun(toBerlinField(new Date(Date.now() - usualMinutes * 60_000).toISOString()));
    setOpen(true);
  };
  const complete = async (values: Values) => {
    const input = inputOf(values, isCall);
    const onError = (error: unknown) => {
      if (error instanceof ApiError && 'call.at' in error.errors) form.setFields([{ name: 'at', errors: [t('consultations.byPhone.impossible')] }]);
    };
    if (input === null || (await run(id, 'complete', input, { done: 'consultations.completed', onError })) === undefined) return;
    setOpen(false);
    onDone?.();
  };
  return (
    <>
      <Button onClick={begin}>{words}</Button>
      <Dialog
        title={words}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('consultations.complete')}
        confirmLoading={running === 'complete'}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          initialValues={begun === undefined ? {} : { at: begun, minutes: usualMinutes }}
          onFinish={(values) => void complete(values)}
        >
          {isCall ? <CallFields phone={phone} /> : null}
          <Form.Item name="note" label={t('consultations.note')} extra={t('consultations.noteHelp')}>
            <Input.TextArea rows={4} maxLength={4000} autoFocus={!isCall} />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  );
};

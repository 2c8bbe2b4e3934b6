import type { SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { ApiError } from '../../providers/http.ts';
import type { Guard } from '../../providers/second-factors.ts';
import { errorText } from '../../providers/error-text.ts';
import { Refusal } from '../entry/refusal.tsx';
import { MailCodeItem } from './mail-code-item.tsx';

/** What is about to happen, and what it needs besides the password. */
export interface Guarded {
  title: string;
  text: string;
  submit: string;
  isDanger?: boolean;
  /** While an app is on, its code is asked for too. */
  asksCode?: boolean;
  /** A passkey gets a name, so that people know later which one it is. */
  asksName?: boolean;
  run: (values: Guard & { name?: string }) => Promise<void>;
}

interface GuardDialogProps {
  guarded: Guarded;
  factors: SecondFactors;
  onClose: () => void;
}

const fieldOf: Record<string, 'password' | 'mailCode' | 'code'> = {
  'auth.invalidPassword': 'password',
  'auth.mailCodeInvalid': 'mailCode',
  'auth.codeInvalid': 'code',
};

/** Who changes how an account is protected proves to be its owner once more. */
export const GuardDialog = ({ guarded, factors, onClose }: GuardDialogProps) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Guard & { name?: string }>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (values: Guard & { name?: string }) => {
    setBusy(true);
    setError(undefined);
    try {
      await guarded.run(values);
    } catch (caught) {
      const field = caught instanceof ApiError ? fieldOf[caught.code] : undefined;
      if (field === undefined) return setError(caught);
      form.setFields([{ name: field, errors: [errorText(caught)] }]);
      form.getFieldInstance(field)?.focus();
    } finally {
      setBusy(false);
    }
  };
  const needed = [{ required: true, whitespace: true, message: t('common.required') }];
  return (
    <Dialog
      title={guarded.title}
      open
      onCancel={onClose}
      okText={guarded.submit}
      okButtonProps={{ danger: guarded.isDanger === true }}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
    >
      <p className="section-lead">{guarded.text}</p>
      <Refusal error={error} />
      <Form form={form} name="guard" layout="vertical" requiredMark={false} onFinish={(values) => void run(values)}>
        {guarded.asksName === true ? (
          <Form.Item name="name" label={t('security.passkeys.name')} extra={t('security.passkeys.nameHelp')} rules={needed}>
            <Input maxLength={60} autoFocus />
          </Form.Item>
        ) : null}
        {factors.hasPassword && !factors.mustEnrol ? (
          <Form.Item name="password" label={t('login.password')} rules={[{ required: true, message: t('login.passwordNeeded') }]}>
            <Input.Password autoComplete="current-password" autoFocus={guarded.asksName !== true} />
          </Form.Item>
        ) : null}
        {!factors.hasPassword && !factors.mustEnrol ? <MailCodeItem onError={setError} /> : null}
        {guarded.asksCode === true && factors.totp.isOn ? (
          <Form.Item name="code" label={t('login.code')} extra={t('login.codeHelp')} rules={needed}>
            <Input autoComplete="one-time-code" maxLength={20} />
          </Form.Item>
        ) : null}
        {/* The dialog's own button stands outside the form: this one lets Enter send it. */}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
};

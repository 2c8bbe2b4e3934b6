import type { TotpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmTotp } from '../../providers/second-factors.ts';
import { Refusal } from '../entry/refusal.tsx';
import './security.css';

interface TotpSetupProps {
  enrolment: TotpEnrolment;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Scan or type the secret, then prove that the app knows it. */
export const TotpSetup = ({ enrolment, onDone, onCancel }: TotpSetupProps) => {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const confirm = async ({ code }: { code: string }) => {
    setBusy(true);
    setError(undefined);
    try {
      onDone((await confirmTotp(code.trim())).recoveryCodes);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="totp-setup">
      <ol>
        <li>{t('security.totp.scan')}</li>
        <li>{t('security.totp.type')}</li>
      </ol>
      <img src={enrolment.qrCode} alt={t('security.totp.qr')} width={200} height={200} />
      <p>
        {t('security.totp.secret')} <code>{enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>
        <a href={enrolment.uri}>{t('security.totp.openApp')}</a>
      </p>
      <Refusal error={error} />
      <Form<{ code: string }> name="totp" layout="vertical" requiredMark={false} onFinish={(values) => void confirm(values)}>
        <Form.Item name="code" label={t('security.totp.code')} rules={[{ required: true, whitespace: true, min: 6, message: t('login.codeNeeded') }]}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={8} autoFocus />
        </Form.Item>
        <div className="dialog-actions">
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('security.totp.confirm')}
          </Button>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
        </div>
      </Form>
    </div>
  );
};

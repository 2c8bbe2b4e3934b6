import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOwnerCode } from '../../providers/second-factors.ts';

/** The code by mail that stands in for the password of an account without one. */
export const MailCodeItem = ({ onError }: { onError: (error: unknown) => void }) => {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    onError(undefined);
    try {
      await sendOwnerCode();
      setSent(true);
    } catch (caught) {
      onError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p role="status">{t(isSent ? 'security.mailCode.sent' : 'security.mailCode.help')}</p>
      <p>
        <Button loading={isBusy} onClick={() => void send()}>
          {t('security.mailCode.send')}
        </Button>
      </p>
      <Form.Item name="mailCode" label={t('security.mailCode.label')} rules={[{ required: true, whitespace: true, message: t('common.required') }]}>
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
      </Form.Item>
    </>
  );
};

import { MailOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visitorApi } from '../providers/http.ts';
import { EntryFrame } from './entry/entry-frame.tsx';
import { Refusal } from './entry/refusal.tsx';

/** A link by mail. The answer is the same whether there is such an account or not. */
export const Forgot = () => {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const send = async (body: { email: string }) => {
    setBusy(true);
    setError(undefined);
    try {
      await visitorApi.post('/clients/auth/reset/init', { body });
      setSent(true);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryFrame title={t('login.forgot')} lead={t('login.forgotLead')}>
      <Refusal error={error} />
      {isSent ? <Alert type="success" showIcon role="status" message={t('login.forgotSent')} description={t('login.forgotNext')} /> : null}
      <Form<{ email: string }> layout="vertical" requiredMark={false} size="large" onFinish={(values) => void send(values)}>
        <Form.Item name="email" label={t('login.email')} rules={[{ required: true, type: 'email', message: t('login.emailNeeded') }]}>
          <Input type="email" autoComplete="username" inputMode="email" prefix={<MailOutlined aria-hidden="true" />} autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t(isSent ? 'login.forgotAgain' : 'login.forgotSend')}
        </Button>
      </Form>
      <p className="quiet login-foot">
        <Link to="/login">{t('login.toLogin')}</Link>
      </p>
    </EntryFrame>
  );
};

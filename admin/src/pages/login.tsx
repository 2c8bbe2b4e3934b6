import { LockOutlined, MailOutlined } from '@ant-design/icons';
import { useLogin } from '@refinedev/core';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { brand, usePageTitle } from '../components/page.tsx';
import { LanguageSwitch, ThemeSwitch } from '../layout/switches.tsx';
import type { Credentials } from '../providers/auth.ts';
import { errorText } from '../providers/error-text.ts';
import { ApiError } from '../providers/http.ts';
import '../layout/login.css';

/** Only ways inside the back office are followed after the login. */
const safeTarget = (to: string | null): string => (to !== null && /^\/(?!\/)/.test(to) && !to.startsWith('/login') ? to : '/');

export const Login = () => {
  const { t } = useTranslation();
  usePageTitle(t('login.title'));
  const [search] = useSearchParams();
  const { mutate, isPending } = useLogin<Credentials>();
  const [error, setError] = useState<unknown>();
  const [needsCode, setNeedsCode] = useState(false);
  const onFinish = (values: Credentials) => {
    setError(undefined);
    mutate(
      { ...values, to: safeTarget(search.get('to')) },
      {
        onSuccess: (answer) => {
          if (answer.success) return;
          const isCodeDue = answer.error instanceof ApiError && answer.error.code === 'auth.totpRequired';
          if (isCodeDue) setNeedsCode(true);
          setError(isCodeDue && !needsCode ? undefined : answer.error);
        },
      },
    );
  };
  return (
    <div className="login">
      <header>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main>
        <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={44} height={44} />
        <h1>{t('login.heading', { brand })}</h1>
        <p className="quiet">{t('login.lead')}</p>
        {error === undefined ? null : <Alert type="error" showIcon role="alert" message={errorText(error)} />}
        <Form<Credentials> layout="vertical" requiredMark={false} onFinish={onFinish} size="large">
          <Form.Item name="email" label={t('login.email')} rules={[{ required: true, type: 'email', message: t('login.emailNeeded') }]}>
            <Input type="email" autoComplete="username" inputMode="email" prefix={<MailOutlined aria-hidden="true" />} autoFocus />
          </Form.Item>
          <Form.Item name="password" label={t('login.password')} rules={[{ required: true, message: t('login.passwordNeeded') }]}>
            <Input.Password autoComplete="current-password" prefix={<LockOutlined aria-hidden="true" />} />
          </Form.Item>
          {needsCode ? (
            <Form.Item name="totp" label={t('login.code')} extra={t('login.codeHelp')} rules={[{ required: true, message: t('login.codeNeeded') }]}>
              <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} autoFocus />
            </Form.Item>
          ) : null}
          <Button type="primary" htmlType="submit" block loading={isPending}>
            {t('login.submit')}
          </Button>
        </Form>
        <p className="quiet login-foot">
          <a href={`/${document.documentElement.lang === 'en' ? 'en/' : ''}auth/password-forgot`}>{t('login.forgot')}</a>
          <a href="/">{t('login.toStorefront')}</a>
        </p>
      </main>
    </div>
  );
};

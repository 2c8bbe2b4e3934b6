import { KeyOutlined, LockOutlined, MailOutlined } from '@ant-design/icons';
import type { SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForPasskey, hasPasskeys, methodsDue } from '../../providers/enter.ts';
import type { Proof } from '../../providers/enter.ts';
import { Refusal } from './refusal.tsx';
import { SecondStep } from './second-step.tsx';
import '../../layout/login.css';

interface Credentials {
  email: string;
  password: string;
}
type Step = { methods: readonly SecondFactorMethod[]; credentials: Credentials } | undefined;

interface LoginFormProps {
  /** Lets a user in, or throws why not. */
  onProof: (proof: Proof) => Promise<void>;
  /** Only this person may come back. */
  email?: string;
}

/** One thing at a time that is asked of the server, with why it failed. A due second factor is a step, not a failure. */
const useProof = (onProof: LoginFormProps['onProof']) => {
  const [step, setStep] = useState<Step>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  const withPassword = (credentials: Credentials) =>
    run(async () => {
      try {
        await onProof(credentials);
      } catch (caught) {
        const methods = methodsDue(caught);
        if (methods === undefined) throw caught;
        setStep({ methods, credentials });
      }
    });
  const withPasskey = () =>
    run(async () => {
      const answer = await askForPasskey();
      if (answer !== undefined) await onProof(step === undefined ? { response: answer } : { ...step.credentials, passkey: answer });
    });
  const withCode = (code: string) =>
    run(async () => {
      if (step !== undefined) await onProof({ ...step.credentials, totp: code.trim() });
    });
  const back = () => {
    setStep(undefined);
    setError(undefined);
  };
  return { step, isBusy, error, withPassword, withPasskey, withCode, back };
};

export const LoginForm = ({ onProof, email }: LoginFormProps) => {
  const { t } = useTranslation();
  const { step, isBusy, error, withPassword, withPasskey, withCode, back } = useProof(onProof);
  if (step !== undefined) {
    return (
      <>
        <p>{t('login.secondStep')}</p>
        <Refusal error={error} />
        <SecondStep methods={step.methods} isBusy={isBusy} onCode={(code) => void withCode(code)} onPasskey={() => void withPasskey()} onBack={back} />
      </>
    );
  }
  return (
    <>
      <Refusal error={error} />
      <Form<Credentials>
        name="login"
        layout="vertical"
        requiredMark={false}
        size="large"
        {...(email === undefined ? {} : { initialValues: { email } })}
        onFinish={(values) => void withPassword(values)}
      >
        <Form.Item name="email" label={t('login.email')} rules={[{ required: true, type: 'email', message: t('login.emailNeeded') }]}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            prefix={<MailOutlined aria-hidden="true" />}
            readOnly={email !== undefined}
            autoFocus={email === undefined}
          />
        </Form.Item>
        <Form.Item name="password" label={t('login.password')} rules={[{ required: true, message: t('login.passwordNeeded') }]}>
          <Input.Password autoComplete="current-password" prefix={<LockOutlined aria-hidden="true" />} autoFocus={email !== undefined} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t('login.submit')}
        </Button>
        {hasPasskeys() ? (
          <>
            <p className="login-or quiet">{t('login.or')}</p>
            <Button block icon={<KeyOutlined aria-hidden="true" />} disabled={isBusy} onClick={() => void withPasskey()}>
              {t('login.withPasskey')}
            </Button>
          </>
        ) : null}
      </Form>
    </>
  );
};

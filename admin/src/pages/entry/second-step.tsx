import { KeyOutlined } from '@ant-design/icons';
import type { SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { hasPasskeys } from '../../providers/enter.ts';

interface SecondStepProps {
  methods: readonly SecondFactorMethod[];
  isBusy: boolean;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
}

/** The second proof: a passkey of this device, the app's code, or a recovery code where the phone is not at hand. */
export const SecondStep = ({ methods, isBusy, onCode, onPasskey, onBack }: SecondStepProps) => {
  const { t } = useTranslation();
  const takesCode = methods.includes('totp') || methods.includes('recovery-code');
  const takesPasskey = methods.includes('passkey') && hasPasskeys();
  const codeLabel = t(methods.includes('totp') ? 'login.code' : 'login.recoveryCode');
  return (
    <Form<{ code: string }> name="second-step" layout="vertical" requiredMark={false} onFinish={({ code }) => onCode(code)} size="large">
      {takesPasskey ? (
        <Button type={takesCode ? 'default' : 'primary'} block icon={<KeyOutlined aria-hidden="true" />} loading={isBusy} onClick={onPasskey}>
          {t('login.usePasskey')}
        </Button>
      ) : null}
      {takesPasskey && takesCode ? <p className="login-or quiet">{t('login.or')}</p> : null}
      {takesCode ? (
        <>
          <Form.Item
            name="code"
            label={codeLabel}
            extra={t(methods.includes('totp') ? 'login.codeHelp' : 'login.recoveryHelp')}
            rules={[{ required: true, whitespace: true, min: 6, message: t('login.codeNeeded') }]}
          >
            <Input autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={20} autoFocus />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={isBusy}>
            {t('login.submit')}
          </Button>
        </>
      ) : null}
      <Button className="login-back" type="link" block onClick={onBack}>
        {t('login.back')}
      </Button>
    </Form>
  );
};

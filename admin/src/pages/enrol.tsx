import { KeyOutlined, MobileOutlined } from '@ant-design/icons';
import type { TotpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { useLogout } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { forgetUser } from '../providers/auth.ts';
import { hasPasskeys } from '../providers/enter.ts';
import { addPasskey, startTotp } from '../providers/second-factors.ts';
import { EntryFrame } from './entry/entry-frame.tsx';
import { Refusal } from './entry/refusal.tsx';
import { safeTarget } from '../providers/entry-address.ts';
import { RecoveryCodes } from './security/recovery-codes.tsx';
import { TotpSetup } from './security/totp-setup.tsx';

type Stage = { way: 'choose' } | { way: 'app'; enrolment: TotpEnrolment } | { way: 'passkey' } | { way: 'codes'; codes: readonly string[] };

/** The two ways to a second factor, side by side: neither is chosen beforehand. */
const Ways = ({ isBusy, onApp, onPasskey }: { isBusy: boolean; onApp: () => void; onPasskey: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <Button block size="large" icon={<MobileOutlined aria-hidden="true" />} loading={isBusy} onClick={onApp}>
        {t('security.totp.title')}
      </Button>
      <p className="quiet">{t('enrol.appText')}</p>
      {hasPasskeys() ? (
        <>
          <Button block size="large" icon={<KeyOutlined aria-hidden="true" />} onClick={onPasskey}>
            {t('enrol.passkey')}
          </Button>
          <p className="quiet">{t('enrol.passkeyText')}</p>
        </>
      ) : null}
    </div>
  );
};

const PasskeyName = ({ isBusy, onName, onCancel }: { isBusy: boolean; onName: (name: string) => void; onCancel: () => void }) => {
  const { t } = useTranslation();
  return (
    <Form<{ name: string }> layout="vertical" requiredMark={false} onFinish={({ name }) => onName(name.trim())}>
      <Form.Item
        name="name"
        label={t('security.passkeys.name')}
        extra={t('security.passkeys.nameHelp')}
        rules={[{ required: true, whitespace: true, message: t('common.required') }]}
      >
        <Input maxLength={60} autoFocus />
      </Form.Item>
      <div className="dialog-actions">
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('security.passkeys.add')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
};

/** Who needs a second factor and has none sets it up here, and can do nothing else before. */
export const Enrol = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate: logout } = useLogout();
  const [stage, setStage] = useState<Stage>({ way: 'choose' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const attempt = async (work: () => Promise<void>) => {
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
  const goOn = async () => {
    forgetUser();
    queries.clear(); // among it that this person has to enrol
    await navigate(safeTarget(search.get('to')), { replace: true });
  };
  const showCodes = (codes: readonly string[]) => (codes.length > 0 ? setStage({ way: 'codes', codes }) : void goOn());
  const choose = () => setStage({ way: 'choose' });
  const app = () => attempt(async () => setStage({ way: 'app', enrolment: await startTotp({}) }));
  const passkey = (name: string) =>
    attempt(async () => {
      const added = await addPasskey(name, {});
      if (added !== undefined) showCodes(added.recoveryCodes);
    });
  return (
    <EntryFrame title={t('enrol.title')} lead={t('enrol.lead')} isWide>
      <Refusal error={error} />
      {stage.way === 'choose' ? <Ways isBusy={isBusy} onApp={() => void app()} onPasskey={() => setStage({ way: 'passkey' })} /> : null}
      {stage.way === 'app' ? <TotpSetup enrolment={stage.enrolment} onDone={showCodes} onCancel={choose} /> : null}
      {stage.way === 'passkey' ? <PasskeyName isBusy={isBusy} onName={(name) => void passkey(name)} onCancel={choose} /> : null}
      {stage.way === 'codes' ? <RecoveryCodes Heading="h2" codes={stage.codes} onDone={() => void goOn()} /> : null}
      <p className="quiet login-foot">
        <Button type="link" onClick={() => logout()}>
          {t('shell.logout')}
        </Button>
      </p>
    </EntryFrame>
  );
};

import { useNotification } from '@refinedev/core';
import type { Passkey, SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { Button, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { ErrorState } from '../../components/states.tsx';
import { DateTime } from '../../components/values.tsx';
import { hasPasskeys } from '../../providers/enter.ts';
import { errorText } from '../../providers/error-text.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { renamePasskey } from '../../providers/second-factors.ts';
import { GuardDialog } from './guard-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useFactorChanges } from './use-factor-changes.ts';
import './security.css';
import '../../components/devices.css';

type Changes = ReturnType<typeof useFactorChanges>;

const Factor = ({ title, state, action, children }: { title: string; state: ReactNode; action: ReactNode; children?: ReactNode }) => (
  <div className="factor">
    <div>
      <h3>{title}</h3>
      <p className="quiet">{state}</p>
    </div>
    {action}
    {children}
  </div>
);

const App = ({ factors: { totp }, changes }: { factors: SecondFactors; changes: Changes }) => {
  const { t } = useTranslation();
  const state = totp.isOn ? (
    <>
      {t('security.totp.on')} <DateTime value={totp.since} />
    </>
  ) : (
    t('security.totp.off')
  );
  return (
    <Factor
      title={t('security.totp.title')}
      state={state}
      action={totp.isOn ? <Button onClick={changes.dropTotp}>{t('security.remove')}</Button> : <Button onClick={changes.addTotp}>{t('security.setUp')}</Button>}
    />
  );
};

const PasskeyName = ({ passkey, changes }: { passkey: Passkey; changes: Changes }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const { id, name } = passkey;
  const rename = async (wanted: string): Promise<void> => {
    try {
      await renamePasskey(id, wanted.trim());
      changes.done([]);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    }
  };
  const onChange = (wanted: string) => void (wanted.trim() === name ? undefined : rename(wanted));
  return (
    <Typography.Text editable={{ text: name, maxLength: 60, autoSize: false, enterIcon: null, tooltip: t('security.passkeys.rename', { name }), onChange }}>
      {name}
    </Typography.Text>
  );
};

const Passkeys = ({ factors: { passkeys }, changes }: { factors: SecondFactors; changes: Changes }) => {
  const { t } = useTranslation();
  return (
    <Factor
      title={t('security.passkeys.title')}
      state={passkeys.length === 0 ? t('security.passkeys.none') : t('security.passkeys.text')}
      action={
        hasPasskeys() ? (
          <Button onClick={changes.addPasskey}>{t('security.passkeys.add')}</Button>
        ) : (
          <span className="quiet">{t('security.passkeys.unable')}</span>
        )
      }
    >
      {passkeys.length === 0 ? null : (
        <ul className="devices">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <PasskeyName passkey={passkey} changes={changes} />{' '}
                <span className="quiet">
                  · {t('security.passkeys.used')} <DateTime value={passkey.lastUsedAt} />
                </span>
              </span>
              <Button size="small" aria-label={t('security.passkeys.remove', { name: passkey.name })} onClick={() => changes.dropPasskey(passkey)}>
                {t('security.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Factor>
  );
};

const Codes = ({ factors, changes }: { factors: SecondFactors; changes: Changes }) => {
  const { t } = useTranslation();
  if (!factors.totp.isOn && factors.passkeys.length === 0) return null;
  return (
    <Factor
      title={t('security.codes.section')}
      state={t('security.codes.left', { count: factors.recoveryCodesLeft })}
      action={<Button onClick={changes.renewCodes}>{t('security.codes.renew')}</Button>}
    />
  );
};

/** What protects the own account besides the password. */
export const SecondFactorSection = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/clients/iam/second-factors', {});
  const changes = useFactorChanges(() => void query.refetch());
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return null;
  const { stage, guarded, leaveStage } = changes;
  const factors = result.data;
  return (
    <Section title={t('security.title')}>
      <p className="section-lead quiet">{t(factors.isRequired ? 'security.required' : 'security.offered')}</p>
      {stage !== undefined && 'totp' in stage ? <TotpSetup enrolment={stage.totp} onDone={changes.done} onCancel={leaveStage} /> : null}
      {stage !== undefined && 'codes' in stage ? <RecoveryCodes codes={stage.codes} onDone={leaveStage} /> : null}
      {stage === undefined ? (
        <>
          <App factors={factors} changes={changes} />
          <Passkeys factors={factors} changes={changes} />
          <Codes factors={factors} changes={changes} />
        </>
      ) : null}
      {guarded === undefined ? null : <GuardDialog key={guarded.title} guarded={guarded} factors={factors} onClose={changes.close} />}
    </Section>
  );
};

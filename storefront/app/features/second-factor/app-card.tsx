import type { SecondFactors, TotpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { AppSetup } from './app-setup.tsx';
import { GuardForm } from './guard-form.tsx';
import styles from './second-factor.module.css';
import { useFactorsChanged } from './use-second-factors.ts';

type Doing = { step: 'rest' } | { step: 'starting' } | { step: 'setup'; enrolment: TotpEnrolment } | { step: 'removing' };

const AppState = ({ isOn, since }: SecondFactors['totp']) => {
  const { t } = useTranslation('second-factor');
  return (
    <>
      <div className={styles.title}>
        <h2>{t('app.title')}</h2>
        <StatusTag tone={isOn ? 'ok' : 'neutral'}>{t(isOn ? 'on' : 'off')}</StatusTag>
      </div>
      <p>{t('app.text')}</p>
      {since && (
        <p className={styles.small}>
          {t('app.since')} <DateTime value={since} kind="date" />
        </p>
      )}
    </>
  );
};

/** The authenticator app: set up with QR code and first code, turned off with password and code. */
export const AppCard = ({ factors, onCodes }: { factors: SecondFactors; onCodes: (codes: string[]) => void }) => {
  const { t } = useTranslation('second-factor');
  const [doing, setDoing] = useState<Doing>({ step: 'rest' });
  const changed = useFactorsChanged();
  const rest = () => setDoing({ step: 'rest' });
  const { isOn } = factors.totp;
  return (
    <Card>
      <AppState {...factors.totp} />
      {doing.step === 'rest' && (
        <Button kind="secondary" onClick={() => setDoing({ step: isOn ? 'removing' : 'starting' })}>
          {t(isOn ? 'app.remove' : 'app.setUp')}
        </Button>
      )}
      {doing.step === 'starting' && (
        <GuardForm
          factors={factors}
          submitLabel={t('app.next')}
          onCancel={rest}
          onSubmit={async (proof) => setDoing({ step: 'setup', enrolment: await memberApi.post('/clients/iam/second-factors/totp', { body: proof }) })}
        />
      )}
      {doing.step === 'setup' && (
        <AppSetup
          enrolment={doing.enrolment}
          onCancel={rest}
          onOn={(codes) => {
            rest();
            onCodes(codes);
            void changed();
          }}
        />
      )}
      {doing.step === 'removing' && (
        <GuardForm
          factors={factors}
          needsCode
          isDanger
          submitLabel={t('app.remove')}
          onCancel={rest}
          onSubmit={async (guard) => {
            await memberApi.post('/clients/iam/second-factors/totp/remove', { body: guard });
            rest();
            toast.success(t('app.removed'));
            await changed();
          }}
        >
          <p>{t('app.removeText')}</p>
        </GuardForm>
      )}
    </Card>
  );
};

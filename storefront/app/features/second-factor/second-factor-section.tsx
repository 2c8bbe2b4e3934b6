import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { AppCard } from './app-card.tsx';
import { PasskeyCard } from './passkey-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { useSecondFactors } from './use-second-factors.ts';

/** What protects the account besides the password: app, passkeys, recovery codes. Brings its own cards. */
export const SecondFactorSection = () => {
  const { t } = useTranslation('second-factor');
  const factors = useSecondFactors();
  const [fresh, setFresh] = useState<readonly string[]>([]);
  if (!factors.data)
    return (
      <Card>
        <h2>{t('app.title')}</h2>
        {factors.isError ? <ErrorState error={factors.error} onRetry={() => void factors.refetch()} /> : <Skeleton lines={4} />}
      </Card>
    );
  const hasFactor = factors.data.totp.isOn || factors.data.passkeys.length > 0;
  return (
    <>
      {fresh.length > 0 && <RecoveryCard factors={factors.data} fresh={fresh} onCodes={setFresh} />}
      <AppCard factors={factors.data} onCodes={setFresh} />
      <PasskeyCard factors={factors.data} onCodes={setFresh} />
      {hasFactor && fresh.length === 0 && <RecoveryCard factors={factors.data} fresh={fresh} onCodes={setFresh} />}
    </>
  );
};

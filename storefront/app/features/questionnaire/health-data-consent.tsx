import type { ConsentWay } from '@blattwerk/contract/consents/shapes';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentField, giveConsent, useConsent, useConsents } from '../../components/consent/purpose-consent.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';

const AskConsent = ({ way, onGiven }: { way: ConsentWay; onGiven: () => Promise<unknown> }) => {
  const { t } = useTranslation('consents');
  const { run, isPending, error } = useAction();
  const [isTicked, setTicked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const begin = () => {
    setChecked(true);
    if (isTicked) void run(async () => void (await giveConsent('health-data', way).then(onGiven)));
  };
  return (
    <Card tone="next">
      <ScriptedForm
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <h1>{t('start.title')}</h1>
        <p>{t('start.text')}</p>
        <ConsentField purpose="health-data" isGiven={isTicked} onChange={setTicked} error={isChecked && !isTicked ? t('start.needed') : undefined} />
        <FailureNotice error={error} />
        <Button type="submit" iconEnd="arrow" isBusy={isPending}>
          {t('start.submit')}
        </Button>
      </ScriptedForm>
    </Card>
  );
};

/** No answer about health is taken before the consent to it: asked once, and again after it was withdrawn. */
export const HealthDataConsent = ({ way, children }: { way: ConsentWay; children: ReactNode }) => {
  const consents = useConsents();
  const stands = useConsent('health-data');
  if (consents.isError) return <ErrorState error={consents.error} onRetry={() => void consents.refetch()} />;
  if (stands === undefined) return <Skeleton lines={8} />;
  return stands ? children : <AskConsent way={way} onGiven={consents.refetch} />;
};

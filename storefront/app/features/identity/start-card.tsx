import { biometricConsents, biometricConsentVersion } from '@blattwerk/contract/identity-checks/consent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CheckboxField, RadioCards } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

const WithProvider = ({ action }: { action: string }) => {
  const { t } = useTranslation('identity');
  const locale = useLocale();
  const form = useShapeForm(z.object({ isAgreed: z.boolean().refine(Boolean, { error: t('consentMissing') }) }), { isAgreed: false }, 'onSubmit');
  const { run, isPending, error } = useAction();
  const begin = form.handleSubmit(() =>
    run(async () => {
      const { url } = await memberApi.post('/clients/stripe/create-identity-session', { body: { consentVersion: biometricConsentVersion } });
      window.location.assign(url);
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void begin(event)}>
      <CheckboxField label={biometricConsents[biometricConsentVersion - 1]?.[locale]} {...form.register('isAgreed')} error={form.errorOf('isAgreed')} />
      <FailureNotice error={error} />
      <Button type="submit" icon="lock" isWide isBusy={isPending}>
        {action}
      </Button>
    </ScriptedForm>
  );
};

const ByDoctor = () => {
  const { t } = useTranslation('identity');
  return (
    <>
      <Notice kind="info" title={t('doctor.title')}>
        <p>{t('doctor.text')}</p>
      </Notice>
      <LinkButton to="/dashboard" kind="secondary">
        {t('toOverview')}
      </LinkButton>
    </>
  );
};

/** Which way: the provider compares face and document, or the doctor does. */
export const StartCard = ({ action }: { action: string }) => {
  const { t } = useTranslation('identity');
  const [way, setWay] = useState('provider');
  return (
    <Card>
      <RadioCards
        label={t('way.label')}
        name="way"
        value={way}
        onChange={setWay}
        choices={(['provider', 'doctor'] as const).map((value) => ({ value, label: t(`way.${value}.label`), hint: t(`way.${value}.hint`) }))}
      />
      {way === 'provider' ? <WithProvider action={action} /> : <ByDoctor />}
    </Card>
  );
};

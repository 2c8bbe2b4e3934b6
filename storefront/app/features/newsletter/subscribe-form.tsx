import { emailOnlyInput } from '@blattwerk/contract/accounts/shapes';
import { newsletterConsents, newsletterConsentVersion } from '@blattwerk/contract/newsletter/consent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './newsletter.module.css';

/** For visitors: an address, the words that are agreed to, and the same answer for every address. */
export const SubscribeForm = () => {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const [isSent, setSent] = useState(false);
  const form = useShapeForm(emailOnlyInput, {});
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) =>
    run(async () => {
      await visitorApi.post('/clients/iam/newsletter', { body: { ...input, consentVersion: newsletterConsentVersion } });
      setSent(true);
    }),
  );
  if (isSent)
    return (
      <div role="status">
        <Notice kind="ok" title={t('sent.title')}>
          <p>{t('sent.text')}</p>
        </Notice>
      </div>
    );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <FailureNotice error={error} />
      <TextInput label={t('email')} type="email" inputMode="email" autoComplete="email" {...form.register('email')} error={form.errorOf('email')} />
      <p>{newsletterConsents[newsletterConsentVersion - 1]?.[locale]}</p>
      <Button type="submit" isWide isBusy={isPending} icon="mail">
        {t('subscribe')}
      </Button>
      <p className={styles.aside}>
        <AppLink to="/datenschutz">{t('privacy')}</AppLink>
      </p>
    </ScriptedForm>
  );
};

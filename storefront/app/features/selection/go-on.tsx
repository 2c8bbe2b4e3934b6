import { emailOnlyInput } from '@blattwerk/contract/accounts/shapes';
import { newsletterConsents, newsletterConsentVersion } from '@blattwerk/contract/newsletter/consent';
import type { MarketingSource } from '@blattwerk/contract/marketing-patients/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CheckboxField } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { withWayBack } from '../../lib/api/session.ts';
import { readCampaign } from '../../lib/consent/campaign.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale, usePath } from '../../lib/i18n/use-locale.ts';
import { rememberLeftEmail } from '../../lib/request-list/left-email.ts';
import { requestAddress } from '../../lib/request-list/request-list.ts';
import styles from './checkout.module.css';

const register = withWayBack('/auth/register-simple', requestAddress);
const login = withWayBack('/auth/login-simple', requestAddress);

/** An address first, then the short registration. News are asked for apart, never ticked beforehand, and nothing depends on them. */
const LeaveAddress = ({ source }: { source: MarketingSource }) => {
  const { t } = useTranslation('selection');
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const [wantsNews, setWantsNews] = useState(false);
  const form = useShapeForm(emailOnlyInput, {});
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit(({ email }) =>
    run(async () => {
      const news = wantsNews ? { newsConsent: { version: newsletterConsentVersion } } : {};
      await visitorApi.post('/clients/marketing-patients', { body: { email, source, campaign: readCampaign(), ...news } });
      rememberLeftEmail(email);
      await navigate(path(register));
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('contact.email')}
        help={t('contact.emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
        error={form.errorOf('email')}
      />
      <CheckboxField
        checked={wantsNews}
        onChange={(event) => setWantsNews(event.target.checked)}
        label={
          <>
            {newsletterConsents[newsletterConsentVersion - 1]?.[locale]} <span className={styles.quiet}>{t('contact.newsOptional')}</span>
          </>
        }
      />
      <FailureNotice error={error} />
      <Button type="submit" isWide iconEnd="arrow" isBusy={isPending}>
        {t('contact.submit')}
      </Button>
      <p className={styles.ways}>
        <AppLink to={login}>{t('contact.login')}</AppLink>
        <AppLink to={register}>{t('contact.without')}</AppLink>
      </p>
      <p className={styles.quiet}>
        {t('contact.kept')} <AppLink to="/datenschutz">{t('contact.privacy')}</AppLink>
      </p>
    </ScriptedForm>
  );
};

/** The next thing: straight to the questionnaire, or first an account. */
export const GoOn = ({ isSignedIn, source }: { isSignedIn: boolean; source: MarketingSource }) => {
  const { t } = useTranslation('selection');
  return (
    <Card tone="next">
      <h2>{t('next.title')}</h2>
      <p>{t(isSignedIn ? 'next.signedIn' : 'next.text')}</p>
      {isSignedIn ? (
        <LinkButton to={requestAddress} iconEnd="arrow" isWide>
          {t('next.questionnaire')}
        </LinkButton>
      ) : (
        <LeaveAddress source={source} />
      )}
    </Card>
  );
};

import { newsletterConsentVersion } from '@blattwerk/contract/newsletter/consent';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';

/** The newsletter begins when its mail was answered; until then the mail can be sent again. The consent itself stands among the others. */
export const NewsletterPending = () => {
  const { t } = useTranslation('newsletter');
  const { run, isPending, error } = useAction();
  const state = useQuery({ queryKey: ['newsletter'], queryFn: () => memberApi.get('/clients/iam/newsletter-check') });
  if (state.data?.status !== 'pending') return null;
  const resend = () =>
    run(async () => {
      await memberApi.post('/clients/iam/newsletter', { body: { subscribe: true, consentVersion: newsletterConsentVersion } });
      await state.refetch();
    });
  return (
    <Notice kind="info" title={t('state.pending')}>
      <p>{t('card.pending', { email: state.data.email })}</p>
      <FailureNotice error={error} />
      <Button kind="secondary" isBusy={isPending} onClick={() => void resend()}>
        {t('card.resend')}
      </Button>
    </Notice>
  );
};

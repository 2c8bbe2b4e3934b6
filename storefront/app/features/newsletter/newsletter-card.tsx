import { newsletterConsents, newsletterConsentVersion } from '@blattwerk/contract/newsletter/consent';
import type { NewsletterState } from '@blattwerk/contract/newsletter/shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton, StatusTag, type Tone } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './newsletter.module.css';

const tones: Record<NewsletterState['status'], Tone> = { none: 'neutral', pending: 'info', confirmed: 'ok', withdrawn: 'neutral' };

const Switch = ({ state: { status, email }, onDone }: { state: NewsletterState; onDone: () => Promise<unknown> }) => {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const { run, isPending, error } = useAction();
  const change = (subscribe: boolean) =>
    void run(async () => {
      await memberApi.post('/clients/iam/newsletter', { body: subscribe ? { subscribe, consentVersion: newsletterConsentVersion } : { subscribe } });
      await onDone();
    });
  const isAsked = status === 'pending' || status === 'confirmed';
  return (
    <>
      <p role="status">
        <StatusTag tone={tones[status]}>{t(`state.${status}`)}</StatusTag>
      </p>
      {status === 'pending' && <p>{t('card.pending', { email })}</p>}
      {!isAsked && <p>{newsletterConsents[newsletterConsentVersion - 1]?.[locale]}</p>}
      <FailureNotice error={error} />
      <div className={styles.actions}>
        {status === 'pending' && (
          <Button kind="secondary" isBusy={isPending} onClick={() => change(true)}>
            {t('card.resend')}
          </Button>
        )}
        <Button kind={isAsked ? 'quiet' : 'secondary'} isBusy={isPending} onClick={() => change(!isAsked)}>
          {t(isAsked ? 'card.off' : 'card.on')}
        </Button>
      </div>
    </>
  );
};

/** The own switch, for people with an account. */
export const NewsletterCard = () => {
  const { t } = useTranslation('newsletter');
  const state = useQuery({ queryKey: ['newsletter'], queryFn: () => memberApi.get('/clients/iam/newsletter-check') });
  return (
    <Card>
      <h2>{t('title')}</h2>
      {state.isPending && <Skeleton lines={2} />}
      {state.isError && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
      {state.data && <Switch state={state.data} onDone={state.refetch} />}
    </Card>
  );
};

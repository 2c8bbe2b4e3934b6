import type { CaregiverInvitation } from '@blattwerk/contract/caregivers/shapes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { withWayBack } from '../../lib/api/session.ts';
import { noteCaredFor } from '../../lib/cared-for/cares-for-others.ts';
import { hasSession } from '../../lib/auth/has-session.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './caregivers.module.css';

const addressOf = (token: string): string => `/for-others/invitation?token=${encodeURIComponent(token)}`;

/** Before anything is said: an account with the invited address. */
export const SignInFirst = ({ token, mayBeSignedIn }: { token: string; mayBeSignedIn: boolean }) => {
  const { t } = useTranslation('caregivers');
  const { revalidate } = useRevalidator();
  // The access token may be over while the session is not: then the page is asked for again, with a new one.
  useEffect(() => {
    const askAgain = async (): Promise<void> => {
      if (mayBeSignedIn && (await hasSession())) await revalidate();
    };
    void askAgain();
  }, [revalidate, mayBeSignedIn]);
  const next = addressOf(token);
  return (
    <>
      <h1>{t('invitation.title')}</h1>
      <p>{t('invitation.visitor')}</p>
      <p>{t('invitation.address')}</p>
      <div className={styles.actions}>
        <LinkButton to={withWayBack('/auth/login', next)}>{t('invitation.login')}</LinkButton>
        <LinkButton to={withWayBack('/auth/register-simple', next)} kind="secondary">
          {t('invitation.register')}
        </LinkButton>
      </div>
      <p className={styles.quiet}>{t('invitation.afterRegister')}</p>
    </>
  );
};

/** Signed in with an account that was not invited. */
export const OtherAccount = () => {
  const { t } = useTranslation('caregivers');
  return (
    <>
      <h1>{t('invitation.title')}</h1>
      <Notice kind="warn" title={t('invitation.otherTitle')}>
        <p>{t('invitation.otherText')}</p>
      </Notice>
      <p>{t('invitation.otherHow')}</p>
      <LinkButton to="/profile" kind="secondary">
        {t('invitation.toProfile')}
      </LinkButton>
    </>
  );
};

const Answered = ({ personId }: { personId: string | null }) => {
  const { t } = useTranslation('caregivers');
  return (
    <>
      <h1>{t(personId ? 'invitation.acceptedTitle' : 'invitation.declinedTitle')}</h1>
      <Notice kind="ok" isAlert>
        <p>{t(personId ? 'invitation.acceptedText' : 'invitation.declinedText')}</p>
      </Notice>
      {personId ? <LinkButton to={`/for-others/${personId}`}>{t('invitation.open')}</LinkButton> : <LinkButton to="/">{t('invitation.home')}</LinkButton>}
    </>
  );
};

/** Who invites for what and until when, and the answer. Opening the page answers nothing. */
export const AnswerInvitation = ({ token, details }: { token: string; details: NonNullable<CaregiverInvitation['details']> }) => {
  const { t } = useTranslation('caregivers');
  const { date } = useFormat();
  const { run, isPending, error } = useAction();
  const [answered, setAnswered] = useState<{ personId: string | null }>();
  const answer = (isAccepted: boolean) =>
    void run(async () => {
      if (isAccepted) {
        const { id } = await memberApi.post('/clients/caregiver-invitations/:token/accept', { params: { token } });
        noteCaredFor(1);
        setAnswered({ personId: id });
      } else {
        await memberApi.post('/clients/caregiver-invitations/:token/decline', { params: { token } });
        setAnswered({ personId: null });
      }
    });
  if (answered) return <Answered {...answered} />;
  return (
    <>
      <h1>{t('invitation.title')}</h1>
      <p className={styles.long}>{t('invitation.lead', { name: details.inviter })}</p>
      <ul className={styles.parts}>
        {details.limits.map((limit) => (
          <li key={limit}>
            <strong>{t(`limit.${limit}`)}</strong>
            <span className={styles.quiet}>{t(`seenHint.${limit}`)}</span>
          </li>
        ))}
      </ul>
      <p>{t('until', { date: date(details.endsAt) })}</p>
      <p className={styles.long}>{t('invitation.rules', { name: details.inviter })}</p>
      <FailureNotice error={error} />
      <div className={styles.actions}>
        <Button isBusy={isPending} onClick={() => answer(true)}>
          {t('invitation.accept')}
        </Button>
        <Button kind="secondary" onClick={() => answer(false)}>
          {t('invitation.decline')}
        </Button>
      </div>
    </>
  );
};

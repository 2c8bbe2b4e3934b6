import type { InvitationAccepted, OpenInvitation } from '@blattwerk/contract/invitations/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { AcceptForm } from './accept-form.tsx';
import styles from './invitations.module.css';

/** The account is there: what comes next, and the way to the back office. */
const Accepted = ({ accepted, role }: { accepted: InvitationAccepted; role: OpenInvitation['role'] }) => {
  const { t } = useTranslation('invitations');
  return (
    <>
      <h1>{t('done.title')}</h1>
      <Notice kind="ok" isAlert>
        <p>{t('done.text')}</p>
      </Notice>
      <ol className={styles.steps}>
        <li>{t('done.login')}</li>
        {accepted.next === 'second-factor' && <li>{t('done.secondFactor')}</li>}
        {accepted.awaitsApproval && <li>{t(role === 'doctor' ? 'done.licence' : 'done.confirm')}</li>}
      </ol>
      <p>
        <a className={styles.office} href="/admin/login">
          {t('done.office')}
        </a>
      </p>
    </>
  );
};

/** What the invitation is for, and the form that makes the account. */
export const AcceptInvitation = ({ token, invitation }: { token: string; invitation: OpenInvitation }) => {
  const { t } = useTranslation('invitations');
  const [accepted, setAccepted] = useState<InvitationAccepted>();
  const { role, inviter, pharmacy, message, email, expiresAt } = invitation;
  if (accepted) return <Accepted accepted={accepted} role={role} />;
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t(`lead.${role}`, { inviter, pharmacy: pharmacy ?? '' })}</p>
      {message && (
        <blockquote className={styles.message}>
          <p>{message}</p>
        </blockquote>
      )}
      <Facts
        items={[
          { term: t('email'), value: email },
          { term: t('validUntil'), value: <DateTime value={expiresAt} kind="date" /> },
        ]}
      />
      {role === 'doctor' && <p>{t('doctorNext')}</p>}
      <AcceptForm token={token} role={role} onAccepted={setAccepted} />
    </>
  );
};

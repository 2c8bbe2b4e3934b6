import { doctorInvitationInput } from '@blattwerk/contract/invitations/shapes';
import type { OwnInvitation } from '@blattwerk/contract/invitations/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice, Skeleton, StatusTag, type Tone } from '../../components/ui/feedback.tsx';
import { Textarea, TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { emptyIsNone, useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './invitations.module.css';

const key = ['iam', 'invitations'] as const;
const tones: Record<OwnInvitation['status'], Tone> = { pending: 'info', accepted: 'ok', expired: 'neutral', withdrawn: 'neutral' };

const InviteForm = () => {
  const { t } = useTranslation('invitations');
  const client = useQueryClient();
  const form = useShapeForm(doctorInvitationInput, {});
  const { run, isPending, error } = useAction();
  const [isSent, setSent] = useState(false);
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        await memberApi.post('/clients/iam/invite-doctor', { body: input });
      } catch (failure) {
        if (form.showServerErrors(failure)) return;
        throw failure;
      }
      setSent(true);
      form.reset();
      await client.invalidateQueries({ queryKey: key });
    }),
  );
  return (
    <ScriptedForm onSubmit={submit}>
      {isSent && (
        <Notice kind="ok" isAlert>
          <p>{t('invite.sent')}</p>
        </Notice>
      )}
      <TextInput label={t('invite.email')} type="email" inputMode="email" autoComplete="off" {...form.register('email')} error={form.errorOf('email')} />
      <Textarea
        label={t('invite.message')}
        help={t('invite.messageHelp')}
        isOptional
        rows={3}
        {...form.register('message', emptyIsNone)}
        error={form.errorOf('message')}
      />
      <FailureNotice error={error} />
      <Button type="submit" kind="secondary" isBusy={isPending}>
        {t('invite.send')}
      </Button>
    </ScriptedForm>
  );
};

const Sent = ({ invitation: { id, email, status, createdAt, abilities } }: { invitation: OwnInvitation }) => {
  const { t } = useTranslation('invitations');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const withdraw = () =>
    void run(async () => {
      await memberApi.post('/clients/iam/invitations/:id/withdraw', { params: { id } });
      await client.invalidateQueries({ queryKey: key });
    });
  return (
    <li className={styles.sent}>
      <p>
        <strong className={styles.address}>{email}</strong>
        <br />
        <span className={styles.quiet}>
          {t('invite.sentAt')} <DateTime value={createdAt} kind="date" />
        </span>
      </p>
      <p>
        <StatusTag tone={tones[status]}>{t(`state.${status}`)}</StatusTag>
      </p>
      <FailureNotice error={error} />
      {abilities.includes('withdraw') && (
        <Button kind="quiet" size="small" isBusy={isPending} onClick={withdraw}>
          {t('invite.withdraw')}
        </Button>
      )}
    </li>
  );
};

/** A patient names a doctor; the mail says nothing about the patient. */
export const InviteDoctorCard = () => {
  const { t } = useTranslation('invitations');
  const sent = useQuery({ queryKey: key, queryFn: () => memberApi.get('/clients/iam/invitations') });
  return (
    <Card>
      <h2>{t('invite.title')}</h2>
      <p>{t('invite.text')}</p>
      <InviteForm />
      {sent.isPending && <Skeleton lines={2} />}
      {sent.isError && <ErrorState error={sent.error} onRetry={() => void sent.refetch()} />}
      {sent.data && sent.data.items.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('invite.list')}</h3>
          <ul className={styles.list}>
            {sent.data.items.map((invitation) => (
              <Sent key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};

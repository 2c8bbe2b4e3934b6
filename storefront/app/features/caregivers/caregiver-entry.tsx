import type { Caregiver } from '@blattwerk/contract/caregivers/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { StatusTag, type Tone } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ChangeCaregiver } from './change-caregiver.tsx';
import styles from './caregivers.module.css';
import { caregiversKey } from './use-caregivers.ts';

const tones: Record<Caregiver['status'], Tone> = {
  pending: 'info',
  active: 'ok',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
};

/** Until when, or what became of it. */
const When = ({ caregiver: { status, endsAt, endedAt, endedBy, linkExpiresAt, limits } }: { caregiver: Caregiver }) => {
  const { t } = useTranslation('caregivers');
  const { date } = useFormat();
  if (status === 'ended' && endedBy) return <p className={styles.quiet}>{t(`ended.${endedBy}`, { date: date(endedAt ?? endsAt) })}</p>;
  if (status !== 'active' && status !== 'pending') return null;
  return (
    <>
      <p>{limits.map((limit) => t(`limit.${limit}`)).join(', ')}</p>
      <p className={styles.quiet}>
        {t('until', { date: date(endsAt) })}
        {status === 'pending' && ` ${t('linkUntil', { date: date(linkExpiresAt) })}`}
      </p>
    </>
  );
};

/** One press more before it ends: it cannot be taken back. */
const EndDialog = ({ caregiver: { id, name }, isOpen, onClose }: { caregiver: Caregiver; isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('caregivers');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const end = () =>
    void run(async () => {
      await memberApi.post('/clients/iam/caregivers/:id/end', { params: { id } });
      onClose();
      await client.invalidateQueries({ queryKey: caregiversKey });
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('end.title')}
      actions={
        <>
          <Button kind="danger" isBusy={isPending} onClick={end}>
            {t('end.confirm')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('end.cancel')}
          </Button>
        </>
      }
    >
      <p className={styles.long}>{t('end.text', { name })}</p>
      <FailureNotice error={error} />
    </Dialog>
  );
};

const Actions = ({ caregiver, onOpen }: { caregiver: Caregiver; onOpen: (what: 'change' | 'end') => void }) => {
  const { t } = useTranslation('caregivers');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const { id, name, abilities } = caregiver;
  const withdraw = () =>
    void run(async () => {
      await memberApi.post('/clients/iam/caregivers/:id/withdraw', { params: { id } });
      await client.invalidateQueries({ queryKey: caregiversKey });
    });
  return (
    <>
      <FailureNotice error={error} />
      <div className={styles.actions}>
        {abilities.includes('change') && (
          <Button kind="secondary" size="small" opensDialog aria-label={t('change.of', { name })} onClick={() => onOpen('change')}>
            {t('change.open')}
          </Button>
        )}
        {abilities.includes('withdraw') && (
          <Button kind="quiet" size="small" aria-label={t('withdrawOf', { name })} isBusy={isPending} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        )}
        {abilities.includes('end') && (
          <Button kind="quiet" size="small" opensDialog aria-label={t('end.of', { name })} onClick={() => onOpen('end')}>
            {t('end.open')}
          </Button>
        )}
      </div>
    </>
  );
};

/** One trusted person: state, limits, until when, and what can be done about it. */
export const CaregiverEntry = ({ caregiver }: { caregiver: Caregiver }) => {
  const { t } = useTranslation('caregivers');
  const [opened, setOpened] = useState<'change' | 'end'>();
  const close = (): void => setOpened(undefined);
  const { name, email, status, abilities } = caregiver;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.long}>{name}</h3>
        <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
      </div>
      <p className={`${styles.quiet} ${styles.long}`}>{email}</p>
      <When caregiver={caregiver} />
      {abilities.length > 0 && <Actions caregiver={caregiver} onOpen={setOpened} />}
      <Dialog isOpen={opened === 'change'} onClose={close} title={t('change.of', { name })}>
        <ChangeCaregiver caregiver={caregiver} onClose={close} />
      </Dialog>
      <EndDialog caregiver={caregiver} isOpen={opened === 'end'} onClose={close} />
    </li>
  );
};

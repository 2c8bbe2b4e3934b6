import type { CaredForView } from '@blattwerk/contract/caregivers/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { EmptyState, Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { AppointmentsPart, PickupPart, ProgressPart } from './cared-for-parts.tsx';
import styles from './caregivers.module.css';
import { caredForKey, useCaredForPerson } from './use-caregivers.ts';

/** The trusted person's own way out. */
const Leave = ({ id, name, onLeft }: { id: string; name: string; onLeft: () => void }) => {
  const { t } = useTranslation('caregivers');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const [isOpen, setOpen] = useState(false);
  const leave = () =>
    void run(async () => {
      await memberApi.post('/clients/cared-for/:id/end', { params: { id } });
      setOpen(false);
      onLeft();
      await client.invalidateQueries({ queryKey: caredForKey, exact: true });
    });
  const actions = (
    <>
      <Button kind="danger" isBusy={isPending} onClick={leave}>
        {t('leave.confirm')}
      </Button>
      <Button kind="quiet" onClick={() => setOpen(false)}>
        {t('end.cancel')}
      </Button>
    </>
  );
  return (
    <>
      <Button kind="quiet" opensDialog onClick={() => setOpen(true)}>
        {t('leave.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('leave.open')} actions={actions}>
        <p className={styles.long}>{t('leave.text', { name })}</p>
        <FailureNotice error={error} />
      </Dialog>
    </>
  );
};

const Over = ({ why }: { why: 'gone' | 'left' }) => {
  const { t } = useTranslation('caregivers');
  return (
    <EmptyState
      title={t(`person.${why}Title`)}
      action={
        <LinkButton to="/for-others" kind="secondary">
          {t('person.back')}
        </LinkButton>
      }
    >
      {t(`person.${why}Text`)}
    </EmptyState>
  );
};

/** What one person lets the signed-in user see, and nothing to press but the way out. */
export const CaredForParts = ({ view, onLeft }: { view: CaredForView; onLeft: () => void }) => {
  const { t } = useTranslation('caregivers');
  const { date } = useFormat();
  const { id, name, endsAt, progress, appointments, pickups } = view;
  return (
    <>
      <h1 className={styles.long}>{t('person.title', { name })}</h1>
      <Notice>
        <p className={styles.long}>{t('person.rules', { name, date: date(endsAt) })}</p>
      </Notice>
      <div className={styles.stack}>
        {pickups && <PickupPart pickups={pickups} />}
        {appointments && <AppointmentsPart personId={id} appointments={appointments} />}
        {progress && <ProgressPart progress={progress} />}
      </div>
      <div className={styles.actions}>
        <LinkButton to="/for-others" kind="secondary">
          {t('person.back')}
        </LinkButton>
        <Leave id={id} name={name} onLeft={onLeft} />
      </div>
    </>
  );
};

export const CaredForScreen = ({ id }: { id: string }) => {
  const { t } = useTranslation('caregivers');
  const person = useCaredForPerson(id);
  const [hasLeft, setLeft] = useState(false);
  const isGone = person.error instanceof ApiError && (person.error.status === 404 || person.error.status === 400);
  if (person.data && !hasLeft) return <CaredForParts view={person.data} onLeft={() => setLeft(true)} />;
  return (
    <>
      <h1 className={hasLeft || isGone ? 'visually-hidden' : undefined}>{t('others.title')}</h1>
      {(hasLeft || isGone) && <Over why={hasLeft ? 'left' : 'gone'} />}
      {person.isPending && <Skeleton kind="cards" lines={2} />}
      {person.isError && !isGone && <ErrorState error={person.error} onRetry={() => void person.refetch()} />}
    </>
  );
};

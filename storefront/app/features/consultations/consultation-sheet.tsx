import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ChangeConsultation } from './change-consultation.tsx';
import { ConsultationOutcome, ConsultationStatusTag } from './consultation-status.tsx';
import styles from './consultations.module.css';
import { GuestLink } from './guest-link.tsx';
import { JoinLink, TryOutLink } from './join-link.tsx';
import { bookingAddress } from './request-consultation.tsx';
import { useConsultation } from './use-consultations.ts';

const CalendarFile = ({ id }: { id: string }) => {
  const { t } = useTranslation('consultations');
  const { run, isPending, error } = useAction();
  return (
    <>
      <Button
        kind="secondary"
        icon="download"
        isBusy={isPending}
        onClick={() => void run(async () => saveFile(await memberApi.file('/clients/consultations/:id/calendar.ics', { params: { id } })))}
      >
        {t('calendar')}
      </Button>
      <FailureNotice error={error} />
    </>
  );
};

const Details = ({ consultation }: { consultation: Consultation }) => {
  const { t } = useTranslation('consultations');
  const { due, time } = useFormat();
  const isBooked = consultation.status === 'booked';
  const request = consultation.treatmentId ? { id: consultation.treatmentId } : undefined;
  return (
    <Card>
      <ConsultationStatusTag status={consultation.status} />
      <h2 className={styles.name}>{due(consultation.startsAt)}</h2>
      <Facts
        items={[
          { term: t('fact.doctor'), value: consultation.doctor.name },
          { term: t('fact.kind'), value: t(`kind.${consultation.kind}`) },
          { term: t('fact.ends'), value: time(consultation.endsAt) },
          ...(isBooked && consultation.isByPhone ? [{ term: t('fact.way'), value: t('fact.byPhone') }] : []),
          ...(isBooked && !consultation.isByPhone ? [{ term: t('fact.joinable'), value: due(consultation.joinableFrom) }] : []),
        ]}
      />
      <ConsultationOutcome consultation={consultation} />
      <div className={styles.actions}>
        <JoinLink consultation={consultation} />
        <TryOutLink consultation={consultation} />
        {isBooked && <CalendarFile id={consultation.id} />}
        {!isBooked && <LinkButton to={bookingAddress(request)}>{t('again')}</LinkButton>}
        {consultation.treatmentId && (
          <LinkButton to={`/dashboard/case/${consultation.treatmentId}`} kind="quiet" iconEnd="arrow">
            {t('request.open')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};

/** That it is booked, and when a reminder comes. */
const Booked = ({ remindersHours }: Pick<Consultation, 'remindersHours'>) => {
  const { t } = useTranslation('consultations');
  const times = remindersHours.map((hours) => (hours % 24 === 0 ? t('booked.days', { count: hours / 24 }) : t('booked.hours', { count: hours })));
  return (
    <Notice kind="ok" title={t('booked.title')}>
      <p>{times.length === 0 ? t('booked.textPlain') : t('booked.text', { times })}</p>
    </Notice>
  );
};

/** One appointment: the summary of a booking, and later what became of it. */
export const ConsultationSheet = ({ id, isNew }: { id: string; isNew: boolean }) => {
  const { data, error, isError, refetch } = useConsultation(id);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton kind="cards" lines={1} />;
  return (
    <div className={styles.stack}>
      {isNew && data.status === 'booked' && <Booked remindersHours={data.remindersHours} />}
      <Details consultation={data} />
      {data.status === 'booked' && <GuestLink consultation={data} />}
      <ChangeConsultation consultation={data} />
    </div>
  );
};

import type { ConsultingDoctor, Hold } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../components/ui/feedback.tsx';
import { Steps, type Step } from '../../components/ui/steps.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import { useTreatments } from '../../lib/treatments/use-treatments.ts';
import { ChooseDoctor } from './choose-doctor.tsx';
import { ChooseTime } from './choose-time.tsx';
import { ConfirmTime } from './confirm-time.tsx';
import styles from './consultations.module.css';
import { JoinWaitList } from './join-wait-list.tsx';
import { RefusedTime } from './next-times.tsx';
import { maySpeakAbout } from './request-consultation.tsx';
import { berlinDate } from './slot-days.ts';
import { useConsultingDoctors, useHeldTime, useReadAgain } from './use-consultations.ts';

const stepNames = ['doctor', 'time', 'confirm'] as const;

const useSteps = (at: number): Step[] => {
  const { t } = useTranslation('consultations');
  return stepNames.map((key, index) => ({ key, label: t(`step.${key}`), state: index < at ? 'done' : index === at ? 'current' : 'todo' }));
};

/** Holds a time, gives it back, and books it; all say why when they fail. */
const useBooking = (treatmentId: string | undefined) => {
  const { run, isPending, error } = useAction();
  const { hold, isPending: isReading, set } = useHeldTime();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const path = usePath();
  const keep = (doctorId: string, startsAt: string) =>
    run(async () => {
      await readAgain();
      set(await memberApi.post('/clients/consultations/hold', { body: { doctorId, startsAt } }));
    });
  const drop = () =>
    run(async () => {
      await memberApi.delete('/clients/consultations/hold');
      await readAgain();
      set(null);
    });
  const book = ({ holdId, doctorId }: Hold, before: () => Promise<unknown>) =>
    run(async () => {
      await before();
      const booked = await memberApi.post('/clients/consultations', { body: { doctorId, holdId, ...(treatmentId ? { treatmentId } : {}) } });
      await readAgain();
      await navigate(path(`/consultations/${booked.id}?booked=1`));
      set(null);
    });
  return { hold, isReading, drop, keep, book, isPending, error };
};

interface DoctorTimesProps {
  doctor: ConsultingDoctor;
  booking: ReturnType<typeof useBooking>;
  onBack: () => void;
}

const DoctorTimes = ({ doctor, booking, onBack }: DoctorTimesProps) => {
  const { t } = useTranslation('consultations');
  return (
    <div className={styles.stack}>
      <p>
        <strong>{doctor.name}</strong>{' '}
        <Button kind="quiet" size="small" onClick={onBack}>
          {t('doctor.other')}
        </Button>
      </p>
      <ChooseTime
        doctorId={doctor.id}
        first={doctor.nextSlot ? berlinDate(new Date(doctor.nextSlot.startsAt)) : undefined}
        isBusy={booking.isPending}
        onChoose={({ startsAt }) => void booking.keep(doctor.id, startsAt)}
      />
      <JoinWaitList doctor={doctor} />
    </div>
  );
};

/** The own request that the address names; one that is over or not the reader's is left out of the booking. */
const useRequest = (id: string | null) => useTreatments().data?.items.find((treatment) => treatment.id === id && maySpeakAbout(treatment));

/** Doctor, then day and time, then a confirmation within the five minutes for which the time is kept. Doctor and request stand in the address. */
export const BookConsultation = () => {
  const { t } = useTranslation('consultations');
  const [params, setParams] = useSearchParams();
  const { data, error, isError, refetch } = useConsultingDoctors();
  const request = useRequest(params.get('request'));
  const booking = useBooking(request?.id);
  const choose = (id: string | null) =>
    setParams((before) => {
      if (id === null) before.delete('doctor');
      else before.set('doctor', id);
      return before;
    });
  const doctors = data?.items ?? [];
  const doctor = doctors.find(({ id }) => id === params.get('doctor'));
  const held = booking.hold;
  const nameOf = (id: string): string => doctors.find((one) => one.id === id)?.name ?? '';
  const choosesNext = (doctorId: string, startsAt: string): void => void booking.keep(doctorId, startsAt);
  const steps = useSteps(held ? 2 : doctor ? 1 : 0);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || booking.isReading) return <Skeleton kind="cards" lines={3} />;
  if (doctors.length === 0) return <EmptyState title={t('doctor.empty')}>{t('doctor.emptyText')}</EmptyState>;
  return (
    <div className={styles.stack}>
      <Steps steps={steps} label={t('create')} />
      {request && <p>{t('request.of', { number: request.number })}</p>}
      <RefusedTime error={booking.error} nameOf={nameOf} isBusy={booking.isPending} onChoose={choosesNext} />
      {held && (
        <ConfirmTime
          key={held.holdId}
          hold={held}
          doctorName={nameOf(held.doctorId)}
          isBusy={booking.isPending}
          onConfirm={(before) => void booking.book(held, before)}
          onBack={() => void booking.drop()}
          onHoldAgain={() => choosesNext(held.doctorId, held.startsAt)}
        />
      )}
      {!held && doctor && <DoctorTimes doctor={doctor} booking={booking} onBack={() => choose(null)} />}
      {!held && !doctor && (
        <>
          <ChooseDoctor
            doctors={doctors}
            isBusy={booking.isPending}
            onChoose={({ id }) => choose(id)}
            onEarliest={({ id, nextSlot }) => nextSlot && void booking.keep(id, nextSlot.startsAt)}
          />
        </>
      )}
    </div>
  );
};

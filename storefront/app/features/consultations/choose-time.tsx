import type { Slot } from '@blattwerk/contract/consultations/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { germanToday } from '../../lib/format/german-day.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './consultations.module.css';
import { byDay, dateAfter, type SlotDay } from './slot-days.ts';
import { useFreeSlots } from './use-consultations.ts';

const daysShown = 7;
const noon = 'T12:00:00Z';

interface DayProps {
  days: readonly SlotDay[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
}

const Days = ({ days, chosen, onChoose }: DayProps) => {
  const { t } = useTranslation('consultations');
  const { weekday, day } = useFormat();
  return (
    <div className={styles.days} role="group" aria-label={t('time.day')}>
      {days.map(({ date, slots }) => (
        <button key={date} type="button" className={styles.day} disabled={slots.length === 0} aria-pressed={date === chosen} onClick={() => onChoose(date)}>
          <span>{weekday(`${date}${noon}`)}</span>
          <strong>{day(`${date}${noon}`)}</strong>
          <span className={styles.count}>{slots.length === 0 ? t('time.none') : t('time.count', { count: slots.length })}</span>
        </button>
      ))}
    </div>
  );
};

interface Props {
  doctorId: string;
  /** Where the search begins: the first free day. */
  first: string | undefined;
  isBusy: boolean;
  onChoose: (slot: Slot) => void;
}

/** A week of days with what is free on each, then the times of one day. */
export const ChooseTime = ({ doctorId, first, isBusy, onChoose }: Props) => {
  const { t } = useTranslation('consultations');
  const { time, due } = useFormat();
  const today = germanToday();
  const [from, setFrom] = useState(first ?? today);
  const [wanted, setWanted] = useState<string>();
  const { data, error, isError, refetch } = useFreeSlots(doctorId, { from, to: dateAfter(from, daysShown - 1) });
  const show = (date: string) => {
    setWanted(undefined);
    setFrom(date < today ? today : date);
  };
  const days = byDay(data?.slots ?? [], from, daysShown);
  const chosen = days.find(({ date, slots }) => date === wanted && slots.length > 0) ?? days.find(({ slots }) => slots.length > 0);
  return (
    <section className={styles.stack} aria-label={t('time.title')}>
      <div className={styles.weekNav}>
        <Button kind="secondary" size="small" icon="back" disabled={from <= today} onClick={() => show(dateAfter(from, -daysShown))}>
          {t('time.earlier')}
        </Button>
        <Button kind="secondary" size="small" iconEnd="arrow" onClick={() => show(dateAfter(from, daysShown))}>
          {t('time.later')}
        </Button>
      </div>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton kind="cards" lines={2} />}
      {data && <Days days={days} chosen={chosen?.date} onChoose={setWanted} />}
      {data && !chosen && <p role="status">{t('time.weekFull')}</p>}
      {chosen && (
        <div className={styles.times} role="group" aria-label={due(`${chosen.date}${noon}`).replace(/,[^,]*$/, '')}>
          {chosen.slots.map((slot) => (
            <button key={slot.startsAt} type="button" className={styles.time} disabled={isBusy} onClick={() => onChoose(slot)}>
              {time(slot.startsAt)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
};

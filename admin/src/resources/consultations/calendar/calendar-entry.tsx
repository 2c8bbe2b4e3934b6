import type { CalendarEntry } from '@blattwerk/contract/consultations/shapes';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../components/format.ts';

/** How an entry looks: waiting and missed before what its status says. */
const lookOf = ({ status, noShow, isWaiting }: CalendarEntry): string => (isWaiting ? 'waiting' : noShow === 'patient' ? 'missed' : status);

/** As tall as one line in the grid of times. */
const shortMs = 30 * 60_000;
const isShort = ({ startsAt, endsAt }: CalendarEntry): boolean => Date.parse(endsAt) - Date.parse(startsAt) < shortMs;

interface CalendarEntryProps {
  entry: CalendarEntry;
  /** Where several doctors stand in one column. */
  withDoctor: boolean;
  style?: CSSProperties;
}

/** One consultation; it leads to its record. */
export const EntryLink = ({ entry, withDoctor, style }: CalendarEntryProps) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  const look = lookOf(entry);
  const state = look === 'waiting' || look === 'missed' ? t(`consultations.calendar.${look}`) : t(`enum.consultationStatus.${entry.status}`);
  const [from, to] = [time(entry.startsAt), time(entry.endsAt)];
  const words = [entry.patientName, ...(withDoctor ? [entry.doctorName] : [])].join(' · ');
  return (
    <Link
      className={`calendar-entry is-${look}${isShort(entry) ? ' is-short' : ''}`}
      to={`/consultations/${entry.id}`}
      style={style}
      title={`${from}–${to} ${words}, ${state}`}
    >
      <span className="figures">
        {from}
        <span className="calendar-until">–{to}</span>
      </span>{' '}
      <span className="calendar-who">{words}</span> <span className={look === 'booked' ? 'sr-only' : 'calendar-state'}>{state}</span>
    </Link>
  );
};

import type { Calendar } from '@blattwerk/contract/consultations/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { dateOf } from './calendar-days.ts';
import { EntryLink } from './calendar-entry.tsx';

interface AgendaProps {
  calendar: Calendar;
  withDoctor: boolean;
  headOf: (day: Calendar['days'][number]) => ReactNode;
}

/** The days one below the other, for small screens. */
export const Agenda = ({ calendar: { days, entries, free }, withDoctor, headOf }: AgendaProps) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <ol className="calendar-agenda">
      {days.map((day) => {
        const ofDay = entries.filter(({ startsAt }) => dateOf(startsAt) === day.on);
        const freeTimes = free.filter(({ startsAt }) => dateOf(startsAt) === day.on);
        return (
          <li key={day.on} className={day.isToday ? 'is-today' : ''}>
            <h2 className="calendar-head">{headOf(day)}</h2>
            {ofDay.length === 0 ? <p className="quiet">{t('consultations.calendar.nothing')}</p> : null}
            {ofDay.map((entry) => (
              <EntryLink key={entry.id} entry={entry} withDoctor={withDoctor} />
            ))}
            {freeTimes.length === 0 ? null : (
              <details>
                <summary>{t('consultations.calendar.free', { count: freeTimes.length })}</summary>
                <p className="figures calendar-times">{freeTimes.map(({ startsAt }) => time(startsAt)).join(' · ')}</p>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
};

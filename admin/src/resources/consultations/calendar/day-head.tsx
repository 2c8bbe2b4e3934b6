import type { Calendar } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';

const formats = (language: string, isShort: boolean) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    timeZone: 'UTC',
    ...(isShort ? { weekday: 'short', day: 'numeric', month: 'numeric' } : { weekday: 'long', day: 'numeric', month: 'long' }),
  });

/** The day in words, with what is special about it. */
export const DayHead = ({ day: { on, isToday, holiday, isAbsent }, isShort = false }: { day: Calendar['days'][number]; isShort?: boolean }) => {
  const { t, i18n } = useTranslation();
  const notes = [isToday ? t('consultations.calendar.today') : null, isAbsent ? t('schedules.kind.absent') : null, holiday].filter((note) => note !== null);
  return (
    <>
      <time dateTime={on} className="figures">
        {formats(i18n.language, isShort).format(new Date(`${on}T12:00:00Z`))}
      </time>
      {notes.map((note) => (
        <span key={note} className="calendar-note">
          {note}
        </span>
      ))}
    </>
  );
};

import type { Calendar, CalendarEntry, Slot } from '@blattwerk/contract/consultations/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { useNow } from '../../../components/use-now.ts';
import { hoursOf, minutesOf, placed } from './calendar-layout.ts';
import { EntryLink } from './calendar-entry.tsx';

/** One column: a day, or one doctor's day. */
export interface Column {
  key: string;
  head: ReactNode;
  isToday: boolean;
  entries: readonly CalendarEntry[];
  free: readonly Slot[];
  withDoctor: boolean;
}

const minuteHeight = 1.3;
const px = (minutes: number): string => `${Math.round(minutes * minuteHeight)}px`;

const ColumnBody = ({ column: { entries, free, isToday, withDoctor }, fromHour, now }: { column: Column; fromHour: number; now: number }) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <div className="calendar-body">
      {placed(free, fromHour).map(({ entry: { startsAt }, top, height }) => (
        <span key={startsAt} className="calendar-free" style={{ top: px(top), height: px(height) }}>
          {t('consultations.calendar.freeAt', { time: time(startsAt) })}
        </span>
      ))}
      {placed(entries, fromHour).map(({ entry, top, height, lane, lanes }) => (
        <EntryLink
          key={entry.id}
          entry={entry}
          withDoctor={withDoctor}
          style={{ top: px(top), height: px(height), left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }}
        />
      ))}
      {isToday ? <span className="calendar-now" aria-hidden="true" style={{ top: px(minutesOf(new Date(now).toISOString()) - fromHour * 60) }} /> : null}
    </div>
  );
};

/** Columns beside each other along the hours. */
export const TimeGrid = ({ columns, calendar }: { columns: readonly Column[]; calendar: Calendar }) => {
  const now = useNow(60_000);
  const { from, to } = hoursOf([...calendar.entries, ...calendar.free]);
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    <div className="calendar-scroll">
      <div className="calendar-grid" style={{ ['--columns' as string]: columns.length, ['--hour' as string]: px(60) }}>
        <div className="calendar-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} className="figures">
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <section key={column.key} className={column.isToday ? 'calendar-column is-today' : 'calendar-column'} style={{ ['--hours' as string]: hours.length }}>
            <h2 className="calendar-head">{column.head}</h2>
            <ColumnBody column={column} fromHour={from} now={now} />
          </section>
        ))}
      </div>
    </div>
  );
};

import type { Calendar } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '../../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../../components/states.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useAnswer } from '../../../providers/use-answer.ts';
import { ConsultationTabs } from '../consultation-tabs.tsx';
import { ConsultationTiles } from '../today-tiles.tsx';
import { Agenda } from './agenda.tsx';
import { dateOf, readPlace, spanOf, writePlace } from './calendar-days.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { DayHead } from './day-head.tsx';
import { TimeGrid, type Column } from './time-grid.tsx';
import './calendar.css';

const refreshEveryMs = 30_000;

/** A week has its days beside each other; a day of all doctors has the doctors, a day of one has itself. */
const columnsOf = (calendar: Calendar, doctorId: string | undefined, isDay: boolean): Column[] => {
  const { days, doctors, entries, free } = calendar;
  const [day] = days;
  if (isDay && day && doctorId === undefined && doctors.length > 0) {
    return doctors
      .map(({ id, name }) => ({
        key: id,
        head: name,
        isToday: day.isToday,
        entries: entries.filter((one) => one.doctorId === id),
        free: [],
        withDoctor: false,
      }))
      .filter((column) => column.entries.length > 0);
  }
  const withDoctor = doctorId === undefined && doctors.length > 0;
  return days.map((one) => ({
    ...{ key: one.on, head: <DayHead day={one} isShort={!isDay} />, isToday: one.isToday, withDoctor },
    entries: entries.filter(({ startsAt }) => dateOf(startsAt) === one.on),
    free: free.filter(({ startsAt }) => dateOf(startsAt) === one.on),
  }));
};

/** The consultations of a day or a week: a doctor's own, for administrators one doctor's or all. */
export const ConsultationCalendar = () => {
  const { t } = useTranslation();
  const today = dateOf(useNow(60_000));
  const [search, setSearch] = useSearchParams();
  const place = readPlace(search, today);
  const { doctorId, view } = place;
  const span = spanOf(view, place.day);
  const asked = { ...span, ...(doctorId === undefined ? {} : { doctorId }) };
  const { query, result } = useAnswer('/backoffice/consultations/calendar', { query: asked }, { refreshEveryMs, keepsPrevious: true });
  const calendar = query.data === undefined ? undefined : result.data;
  const columns = calendar === undefined ? [] : columnsOf(calendar, doctorId, view === 'day');
  return (
    <Page title={t('consultations.title')} actions={<ConsultationTabs />}>
      <ConsultationTiles />
      <CalendarTools
        place={place}
        span={span}
        today={today}
        doctors={calendar?.doctors ?? []}
        shown={view === 'day' && columns.some(({ key }) => key !== place.day) ? calendar?.days[0] : undefined}
        onChange={(next) => setSearch(writePlace({ ...place, ...next }))}
      />
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {calendar === undefined && !query.isError ? <PageSkeleton /> : null}
      {calendar === undefined || query.isError ? null : (
        <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'calendar is-old' : 'calendar'}>
          {columns.length === 0 ? <EmptyState title={t('consultations.calendar.nothing')} /> : <TimeGrid columns={columns} calendar={calendar} />}
          <Agenda calendar={calendar} withDoctor={doctorId === undefined && calendar.doctors.length > 0} headOf={(day) => <DayHead day={day} />} />
        </div>
      )}
    </Page>
  );
};

import type { Calendar, CalendarEntry } from '@blattwerk/contract/consultations/shapes';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { Agenda } from './agenda.tsx';
import { DayHead } from './day-head.tsx';
import { TimeGrid } from './time-grid.tsx';

const entry = (id: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...{ id, doctorId: 'd', doctorName: 'Dr. Kim Muster', patientName: 'Rosa Luchs', kind: 'first', status: 'booked', noShow: null, isWaiting: false },
  ...{ startsAt: '2026-11-23T08:20:00.000Z', endsAt: '2026-11-23T08:40:00.000Z', ...more },
});
const calendar = (entries: CalendarEntry[], free: Calendar['free'] = []): Calendar => ({
  days: [
    { on: '2026-11-23', isToday: true, holiday: null, isAbsent: false },
    { on: '2026-11-24', isToday: false, holiday: 'Feiertag', isAbsent: true },
  ],
  ...{ doctors: [], entries, free },
});

test.each([
  ['de', {}, 'Gebucht'],
  ['de', { status: 'cancelled' }, 'Abgesagt'],
  ['de', { isWaiting: true }, 'Wartet'],
  ['en', { status: 'expired', noShow: 'patient' }, 'Did not come'],
  ['en', { status: 'completed' }, 'Completed'],
] as const)('in %s, an entry says its time, with whom, and what it is: %j', async (language, more, state) => {
  await renderScreen(<Agenda calendar={calendar([entry('a', more)])} withDoctor={false} headOf={(day) => <DayHead day={day} />} />, language);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/consultations/a');
  for (const words of ['09:20', '09:40', 'Rosa Luchs', state]) expect(link.textContent).toContain(words);
  expect(link.textContent).not.toContain('Kim Muster');
});

test('each day is named with what is special about it, and an empty one says so', async () => {
  await renderScreen(<Agenda calendar={calendar([entry('a')])} withDoctor headOf={(day) => <DayHead day={day} />} />, 'de');
  const [today, holiday] = screen.getAllByRole('listitem');
  expect(within(today!).getByRole('heading').textContent).toBe('Montag, 23. NovemberHeute');
  within(today!).getByText(/Dr\. Kim Muster/);
  expect(within(holiday!).getByRole('heading').textContent).toBe('Dienstag, 24. NovemberAbwesendFeiertag');
  within(holiday!).getByText('Keine Videosprechstunde');
});

test('two at the same time share the width of their column, and free times are shown', async () => {
  const entries = [entry('a'), entry('b', { status: 'cancelled' })];
  const free = [{ startsAt: '2026-11-23T09:00:00.000Z', endsAt: '2026-11-23T09:20:00.000Z' }];
  const column = { key: 'one', head: 'Montag', isToday: true, entries, free, withDoctor: false };
  await renderScreen(<TimeGrid columns={[column]} calendar={calendar(entries, free)} />, 'de');
  expect(screen.getAllByRole('link').map(({ style }) => [style.left, style.width])).toEqual([
    ['0%', '50%'],
    ['50%', '50%'],
  ]);
  screen.getByText('10:00 frei');
});

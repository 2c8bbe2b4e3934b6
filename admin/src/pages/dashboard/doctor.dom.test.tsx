import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import { screen } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi } from '../../../test/stub-api.ts';
import { DoctorDashboard } from './doctor.tsx';

const id = (digit: string): string => `019a0000-0000-7000-8000-00000000000${digit}`;
const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
const quiet: Day = {
  ...{ due: [], answers: [], mentions: [], pool: { open: 0, dueToday: 0 }, questions: 0, toPost: 0, consultations: [] },
  dueCurve: days.map((on) => ({ on, mine: 0, free: 0 })),
  week: { approved: 0, declined: 0, onTime: 0, medianMinutes: null, consultations: 0 },
};
const full: Day = {
  due: [{ treatmentId: id('1'), number: 'B-2026-000001', patientName: 'Rosa Luchs', at: '2020-01-01T09:00:00.000Z' }],
  answers: [{ treatmentId: id('2'), number: 'B-2026-000002', patientName: 'Jan Fink', at: '2026-11-20T07:00:00.000Z' }],
  mentions: [
    { id: id('3'), treatmentId: id('4'), number: 'B-2026-000003', cause: 'mention', authorName: 'Dr. Ben Berg', text: 'Was meinst du?', at: '2026-11-20T07:30:00.000Z', isSeen: false },
    { id: id('5'), treatmentId: id('6'), number: 'B-2026-000004', cause: 'hand-over', authorName: 'Dr. Ben Berg', text: 'Bitte übernehmen.', at: '2026-11-20T07:00:00.000Z', isSeen: true },
  ],
  pool: { open: 4, dueToday: 1 },
  questions: 2,
  toPost: 2,
  consultations: [
    { id: id('7'), startsAt: '2026-11-20T10:00:00.000Z', endsAt: '2026-11-20T10:15:00.000Z', patientName: 'Mia Berg', status: 'booked', isWaiting: true },
  ],
  dueCurve: days.map((on, index) => ({ on, mine: index === 0 ? 3 : 0, free: index })),
  week: { approved: 7, declined: 2, onTime: 8, medianMinutes: 14, consultations: 3 },
}; // prettier-ignore
const show = (language: 'de' | 'en' = 'de') => renderOffice(<DoctorDashboard />, { language, at: '/' });

test('what waits is a list, the latest first, and each entry leads to it', async () => {
  stubApi(() => ({ body: full }));
  await show();
  const late = await screen.findByRole('link', { name: /Rosa Luchs, Anfrage B-2026-000001 überfällig/ });
  expect(late.getAttribute('href')).toBe(`/treatments/${id('1')}`);
  screen.getByRole('link', { name: /Jan Fink, Anfrage B-2026-000002 Neue Nachricht/ });
  expect(screen.getByRole('link', { name: /2 Fragen von Apotheken/ }).getAttribute('href')).toBe('/pharmacy-questions');
  screen.getByRole('link', { name: /4 freie Anfragen im Pool Eine davon ist heute fällig/ });
  screen.getByText(/Dr. Ben Berg erwähnt Sie bei Anfrage B-2026-000003/);
  screen.getByText('wartet im Raum');
  screen.getByText('7 genehmigt, 2 abgelehnt');
  screen.getByText('8 von 9');
  expect(screen.getByRole('link', { name: 'Anfrage öffnen' }).getAttribute('href')).toBe(`/treatments/${id('6')}`);
});

test.each([
  ['de', 'Für Sie wartet gerade nichts', 'In den nächsten sieben Tagen ist nichts fällig.'],
  ['en', 'Nothing is waiting for you right now', 'Nothing is due in the coming seven days.'],
] as const)('in %s, a quiet day says so', async (language, ...words) => {
  stubApi(() => ({ body: quiet }));
  await show(language);
  for (const text of words) await screen.findByText(text);
});

test('while it is read a skeleton stands there, and what fails can be tried again', async () => {
  stubApi(() => 'pending');
  const { unmount } = await show();
  screen.getByRole('heading', { name: 'Wird geladen' });
  unmount();
  stubApi(() => refusal(500, 'server.internalServerError'));
  await show();
  await screen.findByRole('alert');
});

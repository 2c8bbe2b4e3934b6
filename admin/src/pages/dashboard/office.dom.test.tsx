import type { OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import { screen } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi } from '../../../test/stub-api.ts';
import { OfficeDashboardPage } from './office.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const none = { now: 0, before: 0 };
const quiet: OfficeDashboard = {
  ...{ waiting: [], decisions: [], due: [], feeds: [], prescriptions: [], weeks: [], doctors: [] },
  week: { received: none, decided: none, onTime: none, prescriptions: none, dispensed: none, consultations: none, patients: none },
};
const full: OfficeDashboard = {
  waiting: [
    { kind: 'requestsOverdue', count: 2, oldestAt: '2020-01-01T09:00:00.000Z' },
    { kind: 'deliveryTasks', count: 1, oldestAt: null },
  ],
  decisions: [{ on: '2026-11-24', received: 5, approved: 3, declined: 1 }],
  due: [{ on: '2026-11-24', late: 2, assigned: 1, free: 4 }],
  feeds: [
    { id, pharmacyName: 'Linden-Apotheke', freshness: 'fresh', lastStatus: 'quarantined', score: 98 },
    { id: id.replace('1', '2'), pharmacyName: 'Adler-Apotheke', freshness: 'fresh', lastStatus: 'applied', score: 100 },
  ],
  prescriptions: [{ status: 'ready', day: 1, threeDays: 0, longer: 7 }],
  weeks: [{ startsOn: '2026-11-23', refunds: 1, refundedCents: 1499, completed: 6, noShows: 2, cancelled: 1 }],
  doctors: [{ id, name: 'Dr. Ben Berg', open: 9, dueToday: 3, decided: 12 }],
  week: { ...quiet.week, received: { now: 7, before: 4 } },
};
const show = (language: 'de' | 'en' = 'de') => renderOffice(<OfficeDashboardPage />, { language, at: '/' });
const filtersOf = (link: HTMLElement): unknown => JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('filters') ?? '[]');

test('what waits is a list, and each mark of a plot leads to what it counts', async () => {
  stubApi(() => ({ body: full }));
  await show();
  const overdue = await screen.findByRole('link', { name: /2 überfällige Anfragen/ });
  expect(filtersOf(overdue)).toMatchObject([
    { field: 'status', value: ['in-review'] },
    { field: 'dueAt', operator: 'lte' },
  ]);
  screen.getByRole('link', { name: /Eine Versandaufgabe/ });
  // A feed whose file is held back is not praised for the stock before it.
  screen.getByRole('link', { name: 'Linden-Apotheke, In Quarantäne' });
  screen.getByRole('link', { name: 'Adler-Apotheke, Aktuell, 100 von 100 Punkten' });
  screen.getByText('1 von 2 Feeds sind aktuell.');
  screen.getByRole('row', { name: 'Eingegangene Anfragen 7 4 +3', hidden: true });
  expect(filtersOf(screen.getByRole('link', { name: '7', hidden: true }))).toMatchObject([
    { field: 'status', operator: 'in', value: ['ready'] },
    { field: 'statusSince', operator: 'lte' },
  ]);
  screen.getByRole('link', { name: /14,99/, hidden: true });
});

test.each([
  ['de', 'Gerade wartet nichts', 'Es gibt keine offenen Rezepte.'],
  ['en', 'Nothing is waiting right now', 'There are no open prescriptions.'],
] as const)('in %s, a house without work says so', async (language, ...words) => {
  stubApi(() => ({ body: quiet }));
  await show(language);
  for (const text of words) await screen.findByText(text);
});

test('what fails can be tried again', async () => {
  stubApi(() => refusal(500, 'server.internalServerError'));
  await show();
  await screen.findByRole('alert');
});

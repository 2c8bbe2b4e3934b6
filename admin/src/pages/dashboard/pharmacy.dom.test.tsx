import { screen } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { PharmacyDashboard } from './pharmacy.tsx';

const show = async (work: object) => {
  stubApi(({ path }) => ({ body: path === 'dashboard' ? { prescriptionsNew: 2, feedsFailing: 0 } : work }));
  await renderOffice(<PharmacyDashboard />, { language: 'en', at: '/' });
};

test('a pharmacy sees what waits, what is open by state and age, and what came and went', async () => {
  await show({
    prescriptions: [
      { status: 'sent', day: 1, threeDays: 0, longer: 4 },
      { status: 'ready', day: 0, threeDays: 2, longer: 0 },
    ],
    days: [{ on: '2026-11-25', received: 5, ready: 3, dispensed: 6 }],
  });
  await screen.findByRole('link', { name: /2 new prescriptions/ });
  expect((await screen.findByRole('link', { name: '4', hidden: true })).getAttribute('href')).toBe('/prescriptions?tab=new');
  expect(screen.getByRole('link', { name: '2', hidden: true }).getAttribute('href')).toBe('/prescriptions?tab=ready');
  screen.getByRole('row', { name: /^Wednesday, 25 November 2026 5 3 6$/, hidden: true });
});

test('one without work says so', async () => {
  await show({ prescriptions: [], days: [] });
  await screen.findByText('Nothing arrived in the last 14 days.');
  await screen.findByText('There are no open prescriptions.');
});

import type { SettingRecord } from '@blattwerk/contract/backoffice/shapes';
import { screen, within } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi } from '../../../test/stub-api.ts';
import { SettingList } from './list.tsx';

const setting = (key: string, label: string, more: Partial<SettingRecord> = {}): SettingRecord => ({
  ...{ id: key, key, label, value: 18, default: 18, isDefault: true, validFrom: null, version: 0, history: [] },
  ...more,
});
const later = { validFrom: '2099-03-01T00:00:00.000Z', value: 21, note: null, createdByName: 'Alma Reinhold', createdAt: '2026-11-01T10:00:00.000Z' };
const items = [
  setting('minAge', 'Mindestalter', { history: [later] }),
  setting('stock.goneHours', 'Bestand gilt nach Stunden als nicht verfügbar', { value: 72 }),
];
const show = (at = '/settings') => renderOffice(<SettingList />, { language: 'de', at });

test('settings stand in their groups, with what holds now and what has been decided for later', async () => {
  stubApi(() => ({ body: { items, total: 2 } }));
  await show();
  const rules = (await screen.findByRole('heading', { name: 'Gesetz und Aufsicht' })).closest('section') as HTMLElement;
  expect(within(rules).getByRole('link', { name: 'Mindestalter' }).getAttribute('href')).toBe('/settings/minAge');
  expect(rules.textContent).toMatch(/18.*ab 01\.03\.2099.*21/);
  screen.getByRole('heading', { name: 'Bestand und Feeds' });
  expect(screen.queryByRole('heading', { name: 'Aufbewahrung' })).toBeNull();
});

test('the search is asked of the server, and without a hit the page says so', async () => {
  const requests = stubApi(() => ({ body: { items: [], total: 0 } }));
  await show('/settings?q=zebra');
  await screen.findByText(/Kein Eintrag passt/);
  expect(requests[0]?.query.get('q')).toBe('zebra');
});

test('what cannot be read can be tried again', async () => {
  stubApi(() => refusal(500, 'server.internalServerError'));
  await show();
  await screen.findByRole('alert');
});

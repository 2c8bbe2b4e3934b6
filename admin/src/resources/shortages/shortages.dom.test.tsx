import type { ShortageRecord } from '@blattwerk/contract/shortages/shapes';
import { screen } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { Explained, ShortageList } from './list.tsx';

const row: ShortageRecord = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  productName: 'Ahorn 24/1',
  pzn: '04877800',
  category: 'flower',
  unit: 'g',
  level: 'scarce',
  pharmacies: 3,
  carriers: 41,
  quantity: 380,
  changePercent: -62,
  alerts: 17,
  favorites: 5,
  requests: 0,
  countedAt: '2026-11-27T08:00:00.000Z',
};

test.each([
  ['de', row, '3 von 41 Apotheken, −62 % in 14 Tagen, 17 Benachrichtigungen warten'],
  ['en', row, '3 of 41 pharmacies, −62% in 14 days, 17 alerts wait'],
  ['en', { ...row, pharmacies: 0, changePercent: -100, alerts: 1, requests: 12 }, 'none of 41 pharmacies, one alert waits, 12 requests name it'],
  ['en', { ...row, pharmacies: 0, carriers: 0, changePercent: null, alerts: 2 }, 'no pharmacy, 2 alerts wait'],
] as const)('a shortage is explained in one sentence (%s)', async (language, shown, words) => {
  const { container } = await renderOffice(<Explained row={shown} />, { language, at: '/shortages' });
  expect(container.querySelector('.shortage-words')?.textContent?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('A line leads to its product, and the list says what its levels mean', async () => {
  stubApi(({ path }) => (path === 'shortages' ? { body: { items: [row], total: 1, isTotalExact: true } } : undefined));
  await renderOffice(<ShortageList />, { language: 'en', at: '/shortages', role: 'admin' });
  expect((await screen.findByRole('link', { name: 'Ahorn 24/1' })).getAttribute('href')).toBe(`/products/${row.id}`);
  expect(screen.getByText('Scarce')).toBeDefined();
  expect(screen.getByText(/Falling: there is much less than two weeks ago/)).toBeDefined();
});

test('With no shortage the list says so', async () => {
  stubApi(({ path }) => (path === 'shortages' ? { body: { items: [], total: 0, isTotalExact: true } } : undefined));
  await renderOffice(<ShortageList />, { language: 'de', at: '/shortages', role: 'admin' });
  await screen.findByText('Kein Engpass gezählt.');
});

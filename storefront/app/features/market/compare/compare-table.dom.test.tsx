import { screen, within } from '@testing-library/react';
import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { CompareTable } from './compare-table.tsx';

const product: ProductDetail = {
  ...{ id: 'a', slug: 'a', pzn: '00000001', name: 'Apfel', category: 'flower', genetics: 'indica', geneticsDetail: null, strain: 'Apfel', manufacturer: null },
  ...{ grower: null, origin: 'PT', irradiation: 'unirradiated', thc: 22, cbd: 1, isThcBelow: false, isCbdBelow: true, unit: 'g', fromPriceCents: 649 },
  ...{
    currency: 'EUR',
    pharmacyCount: 2,
    rating: null,
    reviewCount: 0,
    isNew: false,
    isPromoted: false,
    isFavorite: false,
    image: null,
    description: null,
    leadingTerpenes: [],
  },
  ...{ publishedAt: null, terpenes: [], highlights: { n: 0, effects: [], sideEffects: [], benefits: [] }, offers: [], history: [] },
  ...{ cartridgeSystem: null, vaporizers: [] },
};
const products = [product, { ...product, id: 'b', slug: 'b', name: 'Birne', thc: 18.5, fromPriceCents: null, pharmacyCount: 0 }];

test.each([
  ['de', 'unterschiedlich', 'Entfernen : Birne', ''],
  ['en', 'differs', 'Remove : Birne', '/en'],
] as const)('each fact is a row, what differs says so in words, and a product can be left out (%s)', (locale, different, remove, prefix) => {
  renderScreen(<CompareTable products={products} />, { locale });
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Apfel'), expect.stringContaining('Birne')]);
  expect(within(row(/^THC/)).getByRole('rowheader').textContent).toBe(`THC${different}`);
  expect(
    within(row(/^THC/))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^22\s?%$/), expect.stringMatching(/^18[.,]5\s?%$/)]);
  expect(within(row(/^CBD/)).getByRole('rowheader').textContent).toBe('CBD');
  expect(screen.getByRole('link', { name: remove }).getAttribute('href')).toBe(`${prefix}/market/compare?products=a`);
});

import { screen, within } from '@testing-library/react';
import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ProductTable } from './product-table.tsx';

const product: ProductItem = {
  ...{
    id: 'a',
    slug: 'apfel',
    pzn: '00000001',
    name: 'Apfel',
    category: 'flower',
    genetics: 'indica',
    geneticsDetail: null,
    strain: 'Apfel',
    manufacturer: null,
  },
  ...{ grower: null, origin: 'PT', irradiation: 'unirradiated', thc: 22, cbd: 1, isThcBelow: false, isCbdBelow: true, unit: 'g', fromPriceCents: 649 },
  ...{ currency: 'EUR', pharmacyCount: 2, rating: 4.5, reviewCount: 12, isNew: false, isPromoted: true, isFavorite: false, image: null },
  ...{ leadingTerpenes: ['myrcene', 'limonene'], distanceKm: 3.2 },
};
const none: ProductItem = {
  ...product,
  id: 'b',
  slug: 'birne',
  name: 'Birne',
  genetics: null,
  category: 'extract',
  thc: null,
  fromPriceCents: null,
  pharmacyCount: 0,
  leadingTerpenes: [],
};

test.each(['de', 'en'] as const)('each product is a row with all its figures, and what is not known says so (%s)', (locale) => {
  const { t } = renderScreen(<ProductTable products={[product, none]} caption="Markt" />, { locale, ns: 'market', at: '/market' });
  const table = screen.getByRole('table', { name: 'Markt' });
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  const cells = (name: string) =>
    within(row(name))
      .getAllByRole('cell')
      .slice(0, 6)
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
  const [genetics, thc, cbd, terpenes, price, stock] = cells('Apfel');
  expect([genetics, thc?.replace(' ', ''), cbd?.replace(' ', '')]).toEqual(
    ['Indica', '22%', '<1 %'].map((text, at) => (at === 2 && locale === 'en' ? '<1%' : text)),
  );
  expect(terpenes).toBe(`${t('terpene.myrcene', { ns: 'catalog' })}, ${t('terpene.limonene', { ns: 'catalog' })}`);
  expect(price).toMatch(/6[,.]49/);
  expect(stock).toContain(t('inPharmacies', { count: 2 }));
  expect(within(row('Apfel')).getByText(t('mark.promoted'))).toBeDefined();
  expect(within(row('Apfel')).getAllByRole('button')).toHaveLength(3);
  const unknown = t('value.unknown', { ns: 'common' });
  expect(cells('Birne')).toEqual([
    t('category.extract', { ns: 'common' }),
    unknown,
    expect.stringContaining('mg/ml'),
    unknown,
    t('price.none'),
    expect.stringContaining(t('inNoPharmacy')),
  ]);
});

import type { NearbyStock } from '@blattwerk/contract/treatments/nearby-stock';
import { screen } from '@testing-library/react';
import { renderOffice } from '../../../../test/render-office.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { StockLine, StockOf, useNearbyStock } from './nearby-stock.tsx';

const product = { id: '019a0000-0000-7000-8000-0000000000f1', unit: 'g', pharmacyCount: 9, fromPriceCents: 649 } as const;
const nothing: NearbyStock = { productId: product.id, chosenPriceCents: null, nearestKm: null, nearbyCount: 0, nearbyFromCents: null, pharmacyCount: 0 };
const near: NearbyStock = { ...nothing, nearestKm: 3.2, nearbyCount: 4, nearbyFromCents: 699, pharmacyCount: 9 };

const Line = () => <StockLine product={product} stock={useNearbyStock([product.id])} />;

const show = async (stock: NearbyStock | undefined, language: 'de' | 'en') => {
  const requests = stubApi(() => ({ body: { chosenPharmacy: { id: '1', name: 'Linden-Apotheke' }, items: stock === undefined ? [] : [stock] } }));
  await renderOffice(
    <StockOf value="019a0000-0000-7000-8000-000000000001">
      <Line />
    </StockOf>,
    { language, at: '/treatments/1' },
  );
  return requests;
};

const cases: [string, NearbyStock, RegExp, RegExp][] = [
  ['near by', near, /^4 Apotheken bis 25\skm, nächste in 3,2\skm, ab 6,99\s€\/g$/, /^4 pharmacies within 25\skm, nearest 3.2\skm away, from €6.99\/g$/],
  [
    'at the chosen pharmacy first',
    { ...near, chosenPriceCents: 799, nearbyCount: 1 },
    /^Vorrätig in der gewählten Apotheke \(Linden-Apotheke\), 7,99\s€\/g · 1 Apotheke bis 25\skm, in 3,2\skm, ab 6,99\s€\/g$/,
    /^In stock at the chosen pharmacy \(Linden-Apotheke\), €7.99\/g · 1 pharmacy within 25\skm, 3.2\skm away, from €6.99\/g$/,
  ],
  [
    'only far away',
    { ...near, nearestKm: 48, nearbyCount: 0, nearbyFromCents: null },
    /^Bis 25\skm nicht vorrätig, nächste Apotheke in 48\skm$/,
    /^Not in stock within 25\skm, nearest pharmacy 48\skm away$/,
  ],
  ['round the corner', { ...near, nearestKm: 0.4 }, /nächste in unter 1\skm, ab/, /nearest less than 1\skm away/],
  [
    'anywhere, of a patient without a place',
    { ...nothing, pharmacyCount: 9 },
    /^In 9 Apotheken vorrätig, ab 6,49\s€\/g$/,
    /^In stock at 9 pharmacies, from €6.49\/g$/,
  ],
  ['nowhere', nothing, /^Derzeit nirgends vorrätig$/, /^Not in stock anywhere at present$/],
];

test.each(cases.flatMap(([where, stock, de, en]) => [[where, 'de', stock, de] as const, [where, 'en', stock, en] as const]))(
  'a product in stock %s says so in %s',
  async (_where, language, stock, words) => {
    await show(stock, language);
    await screen.findByText(words);
  },
);

test('the products are asked for together', async () => {
  const requests = await show(near, 'de');
  await screen.findByText(/^4 Apotheken/);
  expect(requests.filter(({ path }) => path.endsWith('/nearby-stock')).map(({ query }) => query.getAll('productId'))).toEqual([[product.id]]);
});

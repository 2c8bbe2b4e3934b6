import { buildPharmacy, buildStock } from '../../seeds/factories/pharmacies.ts';
import { buildProduct, type ProductRow } from '../../seeds/factories/products.ts';
import type { TestApp } from './app.ts';

export interface SmallMarket {
  products: Record<string, ProductRow>;
  pharmacies: Record<string, { id: string; slug: string }>;
}

/** A catalogue small enough to know by heart: four products and a draft, in a pharmacy in Berlin, one in Munich and one that is not listed. */
export const buildSmallMarket = async ({ knex, clock }: TestApp): Promise<SmallMarket> => {
  const ago = (hours: number): Date => new Date(clock.now().getTime() - hours * 3_600_000);
  const products: SmallMarket['products'] = {};
  const pharmacies: SmallMarket['pharmacies'] = {};
  await knex('postal_areas').insert([
    { prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 },
    { prefix: '809', state: 'BY', lat: 48.16, lon: 11.55 },
  ]);
  await knex('terpenes').insert([
    { key: 'myrcene', nameDe: 'β-Myrcen', nameEn: 'Myrcene' },
    { key: 'limonene', nameDe: 'D-Limonen', nameEn: 'Limonene' },
  ]);
  const [maker] = await knex('manufacturers').insert({ slug: 'gruenland', name: 'Grünland' }).returning('id');
  const seenLongAgo = { firstSeenAt: ago(24 * 100), publishedAt: ago(24 * 100) };
  products['amber'] = await buildProduct(knex, {
    ...seenLongAgo,
    name: 'Amber 20/1 AMB',
    genetics: 'indica',
    thc: 20,
    cbd: 1,
    origin: 'PT',
    manufacturerId: maker.id,
    terpenes: [{ key: 'myrcene', share: 0.8 }],
  });
  products['birke'] = await buildProduct(knex, {
    ...seenLongAgo,
    name: 'Birke 25/1 BRK',
    genetics: 'sativa',
    thc: 25,
    cbd: 1,
    origin: 'CA',
    irradiation: 'irradiated',
    terpenes: [{ key: 'limonene' }, { key: 'myrcene' }],
  });
  products['ceder'] = await buildProduct(knex, {
    ...seenLongAgo,
    name: 'Ceder 10/10',
    category: 'extract',
    genetics: null,
    thc: 10,
    cbd: 10,
    origin: null,
    manufacturerId: maker.id,
  });
  products['distel'] = await buildProduct(knex, { name: 'Distel 30/1 DST', genetics: 'indica', thc: 30, cbd: 1, isPromoted: true, firstSeenAt: ago(24) });
  products['hidden'] = await buildProduct(knex, { ...seenLongAgo, name: 'Entwurf 22/1', publishedAt: null });
  pharmacies['berlin'] = await buildPharmacy(knex);
  pharmacies['munich'] = await buildPharmacy(knex, { zipCode: '80995', city: 'München', lat: 48.16, lon: 11.55 });
  pharmacies['unlisted'] = await buildPharmacy(knex, { isListed: false });
  const stock = (product: string, pharmacy: string, priceCents: number, quantity: number, hours = 1) =>
    buildStock(knex, { productId: products[product]!.id, pharmacyId: pharmacies[pharmacy]!.id, priceCents, quantity, confirmedAt: ago(hours) });
  await stock('amber', 'berlin', 700, 120);
  await stock('amber', 'munich', 650, 10, 30);
  await stock('amber', 'unlisted', 100, 10);
  await stock('birke', 'berlin', 900, 0);
  await stock('birke', 'munich', 990, 60);
  await stock('ceder', 'munich', 500, 5, 80);
  return { products, pharmacies };
};

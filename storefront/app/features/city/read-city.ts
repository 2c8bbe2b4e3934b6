import type { ApiClient } from '@blattwerk/contract/client/client';
import type { City } from '../../lib/places/cities.ts';
import { cityRadiusKm } from './city-page.tsx';

export const kindsOfCity = [
  { section: 'flowers', category: 'flower' },
  { section: 'extracts', category: 'extract' },
  { section: 'vapes', category: 'vape' },
] as const;

const shownProducts = 4;
const shownPharmacies = 10;

/** A town's figures of this moment, from the same lists that the market shows. */
export const readCity = async (api: ApiClient, { zipCode }: City) => {
  const near = { zipCode, radiusKm: cityRadiusKm };
  const inStock = { ...near, inStock: 'true', facets: 'false', sort: 'price' } as const;
  const [pharmacies, ...lists] = await Promise.all([
    api.get('/clients/pharmacies', { query: { ...near, sort: 'distance', pageSize: shownPharmacies } }),
    ...kindsOfCity.map(({ category }) => api.get('/clients/products', { query: { ...inStock, category: [category], pageSize: shownProducts } })),
  ]);
  const confirmed = pharmacies.items.flatMap(({ confirmedAt }) => (confirmedAt ? [confirmedAt] : [])).toSorted();
  const kinds = kindsOfCity.map(({ section }, at) => ({ section, total: lists[at]?.total ?? 0, items: lists[at]?.items ?? [] }));
  const figures = {
    pharmacyCount: pharmacies.total,
    productCount: kinds.reduce((sum, { total }) => sum + total, 0),
    confirmedAt: confirmed.at(-1) ?? null,
  };
  return { figures, kinds, pharmacies: pharmacies.items };
};

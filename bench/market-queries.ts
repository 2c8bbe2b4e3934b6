import { effects } from '../contract/src/products/enums.ts';
import { chances, pick } from './market-scene.ts';

/** Facets that all three servers count. */
export const facetNames = ['category', 'genetics', 'manufacturer', 'grower', 'strain', 'origin', 'irradiation', 'terpenes', 'effects'] as const;
export type FacetName = (typeof facetNames)[number];
export const sorts = ['price', '-price', 'thc', '-thc', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** A request as the two servers beside the product read it. */
export interface Asked {
  lists: Partial<Record<FacetName, string[]>>;
  ranges: Partial<Record<'thcMin' | 'thcMax' | 'cbdMin' | 'cbdMax' | 'priceMin' | 'priceMax', number>>;
  inStock: boolean;
  sort: Sort;
  page: number;
  withFacets: boolean;
}
export const pageSize = 24;

const rangeNames = ['thcMin', 'thcMax', 'cbdMin', 'cbdMax', 'priceMin', 'priceMax'] as const;

/** No validation at all: the bench asks only what is well-formed. */
export const readAsked = (address: string): Asked => {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const lists: Asked['lists'] = {};
  for (const name of facetNames) if (query.has(name)) lists[name] = query.getAll(name);
  const ranges: Asked['ranges'] = {};
  for (const name of rangeNames) if (query.has(name)) ranges[name] = Number(query.get(name));
  const sort = query.get('sort') as Sort;
  return { lists, ranges, inStock: query.get('inStock') === 'true', sort, page: Number(query.get('page')), withFacets: address.startsWith('/facets') };
};

const some = (chance: () => number, values: readonly string[], count: number): string[] => [
  ...new Set(Array.from({ length: count }, () => pick(chance, values))),
];
const numbered = (word: string, count: number): string[] => Array.from({ length: count }, (_one, at) => `${word} ${at}`);

/** A page: two or three filters and an order. Few requests are the same, so that no answer is one that was kept. */
export const pageQueries = (count: number): string[] => {
  const chance = chances(11);
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({ inStock: 'true', sort: pick(chance, sorts), page: String(1 + Math.floor(chance() * 3)) });
    query.append('category', 'flower');
    if (chance() < 0.7) query.append('genetics', pick(chance, ['indica', 'sativa', 'hybrid']));
    query.append('thcMin', String(Math.round(5 + chance() * 10)));
    query.append('priceMax', String(Math.round(700 + chance() * 600)));
    return query.toString();
  });
};

/** Every filter that all three know, each wide enough that something is left. */
export const filterQueries = (count: number, terpenes: readonly string[]): string[] => {
  const chance = chances(13);
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({ inStock: 'true', sort: pick(chance, sorts), page: '1' });
    const add = (name: FacetName, values: readonly string[], wanted: number): void => {
      for (const value of some(chance, values, wanted)) query.append(name, value);
    };
    add('category', ['flower', 'flower', 'vape', 'extract'], 2);
    add('genetics', ['indica', 'sativa', 'hybrid'], 3);
    add('manufacturer', numbered('Benchwerk', 40), 50);
    add('grower', numbered('Benchgarten', 60), 50);
    add('strain', numbered('Benchsorte', 120), 50);
    add('origin', ['CA', 'PT', 'DE', 'DK', 'ES', 'MK', 'AU', 'ZA'], 14);
    add('irradiation', ['irradiated', 'unirradiated', 'unknown'], 4);
    add('terpenes', terpenes, 10);
    add('effects', effects, 12);
    const [thcMin, priceMin] = [Math.round(5 + chance() * 5), Math.round(500 + chance() * 50)];
    const ranges = { thcMin, thcMax: thcMin + 20, cbdMin: 0, cbdMax: Math.round(5 + chance() * 15), priceMin, priceMax: priceMin + 700 };
    for (const [name, value] of Object.entries(ranges)) query.append(name, String(value));
    return query.toString();
  });
};

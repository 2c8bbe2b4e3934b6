import { canonicalSearch } from '@blattwerk/contract/saved-searches/shapes';
import { readAddress, type Section } from '../catalog-query.ts';
import { searchOfAddress, nameOf } from './search-of-address.ts';

const canonical = (search: string, section?: Section): string => searchOfAddress(readAddress(new URLSearchParams(search), section), section);

test.each([
  ['q=haze&thcMin=20,5&page=3', undefined, 'q=haze&thcMin=20.5'],
  ['irradiation=unirradiated&sort=-thc', 'flowers', 'category=flower&irradiation=unirradiated&sort=-thc'],
  ['terpenes=myrcene&terpenes=limonene', 'sativa', 'genetics=sativa&terpenes=limonene&terpenes=myrcene'],
  ['euroMax=8,50&inStock=true', undefined, 'inStock=true&priceMax=850'],
  ['zipCode=10115&radiusKm=25&sort=distance', 'vapes', 'category=vape&radiusKm=25&sort=distance&zipCode=10115'],
] as const)('"%s" in %s is kept as "%s", which is how the API writes it', (search, section, written) => {
  expect(canonical(search, section)).toBe(written);
  expect(canonicalSearch(written)).toBe(written);
});

test.each([
  ['', undefined],
  ['sort=name', undefined],
  ['page=2&view=list', undefined],
] as const)('"%s" narrows nothing', (search, section) => {
  expect(canonical(search, section)).toBe('');
});

test('a kept search opened by its address is the same search', () => {
  const first = canonical('strain=Jack+Herer&cbdMax=1', 'flowers');
  expect(canonical(first)).toBe(first);
});

test('a proposed name consists of whole words, and is cut only where one word alone is too long', () => {
  expect(nameOf(['Blüten', 'THC ab 20', 'vorrätig'])).toBe('Blüten, THC ab 20, vorrätig');
  expect(nameOf(['a'.repeat(70), 'b'.repeat(20), 'c'])).toBe('a'.repeat(70));
  expect(nameOf(['x'.repeat(100)])).toHaveLength(80);
});

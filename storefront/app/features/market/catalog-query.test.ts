import { activeFilters, catalogQuery } from './catalog-query.ts';

const of = (search: string) => new URLSearchParams(search);

test('a section of the market is a filter that the address cannot undo', () => {
  expect(catalogQuery(of('category=vape'), 'flowers')).toMatchObject({ category: 'flower' });
  expect(catalogQuery(of(''), 'indica')).toMatchObject({ genetics: 'indica', page: 1, pageSize: 24 });
});

test('several values of one filter are asked for together', () => {
  expect(catalogQuery(of('manufacturer=A&manufacturer=B&page=3'), undefined)).toEqual({ manufacturer: ['A', 'B'], page: 3, pageSize: 24 });
});

test.each(['sort=nonsense', 'sort=distance', 'zipCode=12', 'radiusKm=25', 'page=-2', 'page=abc', 'unknown=1', 'thcMin='])(
  '%s is left out instead of failing the page',
  (search) => {
    expect(catalogQuery(of(search), undefined)).toEqual({ page: 1, pageSize: 24 });
  },
);

test('distance needs a postal code and has it', () => {
  expect(catalogQuery(of('zipCode=30159&radiusKm=25&sort=distance'), undefined)).toMatchObject({ zipCode: '30159', radiusKm: '25', sort: 'distance' });
});

test('each active filter knows the address without it, and paging starts anew', () => {
  expect(activeFilters(of('genetics=indica&genetics=sativa&sort=price&page=4'))).toEqual([
    { key: 'genetics', value: 'indica', search: '?genetics=sativa&sort=price' },
    { key: 'genetics', value: 'sativa', search: '?genetics=indica&sort=price' },
  ]);
});

import { activeFilters, clearedSearch, keysOfFilter, without } from './active-filters.ts';
import { catalogQuery, isFromPlainForm, isNarrowed, rangeOf, readAddress, searchIn, searchOf } from './catalog-query.ts';

const of = (search: string) => new URLSearchParams(search);
const read = (search: string) => searchOf(readAddress(of(search), undefined));
const pharmacyId = '0b6f4a52-7f0e-4b0c-9d51-3a4f7f1c2d3e';

test('a section of the market is a filter that the address cannot undo', () => {
  expect(catalogQuery(readAddress(of('category=vape'), 'flowers'), 'flowers')).toEqual({ category: ['flower'], page: 1, pageSize: 24 });
  expect(catalogQuery(of(''), 'indica')).toEqual({ genetics: ['indica'], page: 1, pageSize: 24 });
});

test('several values of one filter are asked for together, one value too as a list', () => {
  expect(catalogQuery(of('manufacturer=A&manufacturer=B&origin=CA&page=3'), undefined)).toEqual({
    manufacturer: ['A', 'B'],
    origin: ['CA'],
    page: 3,
    pageSize: 24,
  });
});

test.each([
  'sort=nonsense', 'sort=distance', 'sort=popularity', 'zipCode=12', 'radiusKm=25', 'zipCode=abcde&radiusKm=5', 'page=-2', 'page=abc', 'page=1', 'page=1e99', 'unknown=1',
  'thcMin=', 'thcMax=much', 'cbdMin=-1', 'cbdMax=1001', 'priceMin=-5', 'priceMax=1000001', 'category=tree', 'genetics=', 'effects=happy', 'origin=Kanada', 'irradiation=maybe', 'cartridgeSystem=', 'inStock=1', 'isNew=false',
  'pharmacyId=1', 'q=%20%20', `manufacturer=${'x'.repeat(121)}`,
])('%s is left out instead of failing the page', (search) => {
  expect(read(search)).toBe('');
}); // prettier-ignore

test('an address is read into one form, whatever it looked like', () => {
  expect(read('page=2&origin=ca&q=+Gelato+&genetics=indica&genetics=indica&inStock=true&thcMin=20,5&sort=price')).toBe(
    '?q=Gelato&genetics=indica&origin=CA&thcMin=20.5&inStock=true&sort=price&page=2',
  );
  expect(read(`pharmacyId=${pharmacyId}`)).toBe(`?pharmacyId=${pharmacyId}`);
  expect(readAddress(of(`q=${'a'.repeat(300)}`), undefined).get('q')).toHaveLength(100);
});

test('a user who searches may still ask for the most popular first', () => {
  expect(read('q=og&sort=popularity')).toBe('?q=og&sort=popularity');
});

test('distance needs a postal code and has it', () => {
  expect(read('sort=distance&radiusKm=25&zipCode=30159')).toBe('?zipCode=30159&radiusKm=25&sort=distance');
});

test('prices are cents in the address, and euros where a form was filled in without scripts', () => {
  expect(read('priceMin=550&priceMax=1200')).toBe('?priceMin=550&priceMax=1200');
  expect(read('euroMin=5,50&euroMax=12')).toBe('?priceMin=550&priceMax=1200');
  expect(read('euroMin=8.29')).toBe('?priceMin=829');
});

test('a range with its ends the wrong way round means what it must mean', () => {
  expect(rangeOf(of('thcMin=25&thcMax=18'), 'thc')).toEqual({ min: 18, max: 25 });
});

test('the view stays with filters, order, section and page, and asks the API for nothing', () => {
  expect(read('view=list&page=2&q=og')).toBe('?q=og&view=list&page=2');
  expect(read('view=cards')).toBe('');
  expect(without(of('genetics=indica&view=list&page=4'), ['genetics'])).toBe('?view=list');
  expect(searchIn(of('view=list&page=3'), 'extracts')).toBe('?view=list');
  expect(catalogQuery(of('view=list'), undefined)).toEqual({ page: 1, pageSize: 24 });
  expect([isNarrowed(of('view=list&page=2')), isNarrowed(of('view=list&sort=price'))]).toEqual([false, true]);
});

test('the form of a page without scripts is told by what it sends', () => {
  expect(isFromPlainForm(of('q=&sort='))).toBe(true);
  expect(isFromPlainForm(of('euroMin=3'))).toBe(true);
  expect(isFromPlainForm(of('q=og&page=2&unknown=1'))).toBe(false);
});

test('each active filter knows the address without it, and paging starts anew', () => {
  expect(activeFilters(of('genetics=indica&genetics=sativa&sort=price&page=4'))).toEqual([
    { id: 'genetics=indica', kind: 'value', key: 'genetics', value: 'indica', search: '?genetics=sativa&sort=price' },
    { id: 'genetics=sativa', kind: 'value', key: 'genetics', value: 'sativa', search: '?genetics=indica&sort=price' },
  ]);
});

test('the ends of a range are one filter, a place and its radius too', () => {
  expect(activeFilters(of('thcMin=18&thcMax=25&priceMax=900&zipCode=30159&radiusKm=25&sort=distance'))).toEqual([
    { id: 'price', kind: 'range', key: 'price', min: undefined, max: 900, search: '?thcMin=18&thcMax=25&zipCode=30159&radiusKm=25&sort=distance' },
    { id: 'thc', kind: 'range', key: 'thc', min: 18, max: 25, search: '?priceMax=900&zipCode=30159&radiusKm=25&sort=distance' },
    { id: 'place', kind: 'place', zipCode: '30159', radiusKm: '25', search: '?thcMin=18&thcMax=25&priceMax=900' },
  ]);
});

test('clearing keeps the order and the view, but no order by distance from nowhere', () => {
  expect(clearedSearch(of('q=og&inStock=true&sort=price&view=list&page=2'))).toBe('?sort=price&view=list');
  expect(clearedSearch(of('zipCode=30159&sort=distance'))).toBe('');
});

test('what the API says to leave out is found in the address', () => {
  const address = of('irradiation=unirradiated&thcMin=20&thcMax=22&zipCode=30159&radiusKm=5');
  expect(without(address, keysOfFilter('thc'))).toBe('?irradiation=unirradiated&zipCode=30159&radiusKm=5');
  expect(without(address, keysOfFilter('radiusKm'))).toBe('?irradiation=unirradiated&thcMin=20&thcMax=22&zipCode=30159');
  expect(without(address, keysOfFilter('irradiation'))).toBe('?thcMin=20&thcMax=22&zipCode=30159&radiusKm=5');
});

test('another section keeps what was chosen, but not the page and not what it stands for', () => {
  expect(searchIn(of('category=vape&q=og&inStock=true&page=3'), 'extracts')).toBe('?q=og&inStock=true');
  expect(searchIn(of('category=vape&genetics=indica'), 'sativa')).toBe('?category=vape');
});

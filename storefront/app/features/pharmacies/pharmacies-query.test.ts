import { isNarrowed, listQueryOf, placeQueryOf, searchOf, tidied } from './pharmacies-query.ts';

test.each([
  ['', { q: '', zipCode: '', radiusKm: '', sort: '', page: 1 }],
  ['q=%20Linden%20&page=3', { q: 'Linden', page: 3 }],
  ['zipCode=10115&radiusKm=25&sort=distance', { zipCode: '10115', radiusKm: '25', sort: 'distance' }],
  ['zipCode=1011&radiusKm=25&sort=distance', { zipCode: '', radiusKm: '', sort: '' }],
  ['zipCode=10115&radiusKm=many&sort=price&page=-2', { zipCode: '10115', radiusKm: '', sort: '', page: 1 }],
  ['zipCode=10115&radiusKm=99999', { radiusKm: '' }],
])('the address %j asks for what makes sense', (address, expected) => {
  expect(searchOf(new URLSearchParams(address))).toMatchObject(expected);
});

test('the list asks for pages, the map for everything', () => {
  const search = searchOf(new URLSearchParams('q=linden&zipCode=10115&radiusKm=10&sort=city&page=2'));
  expect(listQueryOf(search)).toEqual({ q: 'linden', zipCode: '10115', radiusKm: 10, sort: 'city', page: 2, pageSize: 50 });
  expect(placeQueryOf(search)).toEqual({ q: 'linden', zipCode: '10115', radiusKm: 10 });
  expect([isNarrowed(search), isNarrowed(searchOf(new URLSearchParams('zipCode=10115')))]).toEqual([true, false]);
});

test('empty fields leave no trace in the address', () => {
  expect(
    tidied([
      ['q', ''],
      ['zipCode', '10115'],
      ['sort', ' '],
    ]),
  ).toBe('?zipCode=10115');
  expect(tidied([['q', '']])).toBe('');
});

import { fileURLToPath } from 'node:url';
import { mmdbPlaces, noPlaces } from './mmdb-places.ts';

const places = await mmdbPlaces(fileURLToPath(new URL('testing/GeoLite2-City-Test.mmdb', import.meta.url)));

test.each([
  ['81.2.69.142', { city: { de: 'London', en: 'London' }, country: 'GB' }],
  ['::ffff:81.2.69.142', { city: { de: 'London', en: 'London' }, country: 'GB' }],
  ['2a02:d300::1', { city: null, country: 'UA' }],
])('%s is placed', (address, place) => {
  expect(places.placeOf(address)).toEqual(place);
});

test.each(['127.0.0.1', '10.0.0.1', '::1', 'nowhere', ''])('%s has no place', (address) => {
  expect(places.placeOf(address)).toBeNull();
});

test('without a database nothing is known', () => {
  expect(noPlaces.placeOf('81.2.69.142')).toBeNull();
});

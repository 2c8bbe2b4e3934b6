import { check } from '../forms/rules.ts';
import { patchOf } from './personal.ts';
import { personalShape, profileShape } from './personal-shape.ts';

const named = { title: '', firstName: 'Ada', lastName: 'Brandt', street: '', houseNum: '', zipCode: '', city: '', country: 'DE', phone: '' };

test('a profile is stored as far as it goes: what was left empty is not there', () => {
  const { values } = check(profileShape, { ...named, city: ' Köln ' }, 'de');
  expect(values && patchOf(values)).toEqual({ ...named, street: null, houseNum: null, zipCode: null, city: 'Köln', phone: null });
});

test.each([
  ['firstName', '', 'Bitte füllen Sie dieses Feld aus.'],
  ['zipCode', '123', 'Bitte geben Sie eine gültige Postleitzahl mit fünf Ziffern an.'],
  ['phone', 'abc', 'Bitte geben Sie eine gültige Telefonnummer an.'],
])('what is there has to be right: %s', (field, wrong, text) => {
  expect(check(profileShape, { ...named, [field]: wrong }, 'de').findings).toEqual({ [field]: text });
});

test('on the way to a prescription nothing may be missing', () => {
  expect(Object.keys(check(personalShape, named, 'de').findings ?? {})).toEqual(['street', 'houseNum', 'zipCode', 'city', 'phone']);
});

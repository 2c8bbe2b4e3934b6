import { findingsOf } from '../forms/testing/findings.ts';
import { patchOf } from './personal.ts';
import { personalShape, profileShape } from './personal-shape.ts';

const named = { title: '', firstName: 'Ada', lastName: 'Brandt', street: '', houseNum: '', zipCode: '', city: '', country: 'DE', phone: '' };

test('a profile is stored as far as it goes: what was left empty is not there', () => {
  expect(patchOf(profileShape.parse({ ...named, city: ' Köln ' }))).toEqual({
    ...named,
    street: null,
    houseNum: null,
    zipCode: null,
    city: 'Köln',
    phone: null,
  });
});

test.each([
  ['firstName', '', 'Bitte füllen Sie dieses Feld aus.'],
  ['zipCode', '123', 'Bitte geben Sie eine gültige Postleitzahl mit fünf Ziffern an.'],
  ['phone', 'abc', 'Bitte geben Sie eine gültige Telefonnummer an.'],
])('what is there has to be right: %s', async (field, wrong, text) => {
  expect(await findingsOf(profileShape, { ...named, [field]: wrong }, 'de')).toEqual({ [field]: text });
});

test('on the way to a prescription nothing may be missing', async () => {
  expect(Object.keys(await findingsOf(personalShape, named, 'de'))).toEqual(['street', 'houseNum', 'zipCode', 'city', 'phone']);
});

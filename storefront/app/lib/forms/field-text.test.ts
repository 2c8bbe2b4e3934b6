import { loginInput, registerInput } from '@blattwerk/contract/accounts/shapes';
import { findingsOf } from './testing/findings.ts';

const registration = {
  email: ' Ada@Example.org ',
  password: 'Sommer-2026',
  passwordConfirm: 'Sommer-2026',
  firstName: 'Ada',
  lastName: 'Brandt',
  dob: '1990-02-03',
  privacyAccepted: true,
  termsAccepted: true,
};

test('what the contract accepts has no findings', async () => {
  expect(await findingsOf(registerInput, registration, 'de')).toEqual({});
});

test.each([
  ['de', 'Bitte geben Sie eine gültige E-Mail-Adresse an.', 'Bitte füllen Sie dieses Feld aus.'],
  ['en', 'Please enter a valid email address.', 'Please fill in this field.'],
] as const)('each field has its first finding in words (%s)', async (locale, email, password) => {
  expect(await findingsOf(loginInput, { email: 'ada', password: '' }, locale)).toEqual({ email, password });
});

test.each([
  ['passwordConfirm', { passwordConfirm: 'other' }, 'The two passwords do not match.'],
  ['password', { password: 'short', passwordConfirm: 'short' }, 'The password needs 7 to 32 characters.'],
  ['firstName', { firstName: 'x'.repeat(61) }, 'Please use at most 60 characters.'],
  ['dob', { dob: '1990-02-31' }, 'Please enter a valid date.'],
  ['termsAccepted', { termsAccepted: false }, 'Please accept the terms of use.'],
])('%s is told what is wrong with it', async (field, wrong, text) => {
  expect(await findingsOf(registerInput, { ...registration, ...wrong }, 'en')).toEqual({ [field]: text });
});

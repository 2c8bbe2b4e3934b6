import { isUnknownZipCode } from './zip-code.ts';

test.each([
  ['10115', 'DE', false],
  ['01067', 'DE', false],
  ['99998', 'DE', false],
  ['00123', 'DE', true],
  ['05999', 'DE', true],
  ['43000', 'DE', true],
  ['62000', 'DE', true],
  ['1011', 'DE', false],
  ['00123', 'PL', false],
])('%s in %s: unknown is %s', (zipCode, country, expected) => {
  expect(isUnknownZipCode(zipCode, country)).toBe(expected);
});

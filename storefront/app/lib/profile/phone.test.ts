import { joinPhone, splitPhone, type PhoneCountry } from './phone.ts';

test.each<[string, PhoneCountry, string]>([
  ['+493023125001', 'DE', '3023125001'],
  ['+49 (0)30/23125-001', 'DE', '30/23125-001'],
  ['0049 30 23125 001', 'DE', '30 23125 001'],
  ['+43 1 5880 00', 'AT', '1 5880 00'],
  ['+352 26 12 34', 'LU', '26 12 34'],
  ['030 23125 001', 'DE', '030 23125 001'],
  ['', 'DE', ''],
])('%j is a number of %s: %j', (text, country, rest) => {
  expect(splitPhone(text)).toEqual({ country, rest });
});

test.each<[PhoneCountry, string, string]>([
  ['DE', '030 23125 001', '+49 30 23125 001'],
  ['DE', '(0)30/23125-001', '+49 30/23125-001'],
  ['CH', '044 668 18 00', '+41 44 668 18 00'],
  ['DE', '+43 1 5880 00', '+43 1 5880 00'],
  ['DE', '0043 1 5880 00', '+43 1 5880 00'],
  ['DE', '  ', ''],
])('with the code of %s, %j becomes %j', (country, rest, text) => {
  expect(joinPhone({ country, rest })).toBe(text);
});

import { normalizePhone } from './phone.ts';

test.each([
  ['030 23125 001', '+493023125001'],
  ['+49 (0)30/23125-001', '+493023125001'],
  ['0049 30 23125001', '+493023125001'],
  ['+49 30 23125 001', '+493023125001'],
  ['0151 23456789', '+4915123456789'],
  ['+43 1 588000', '+431588000'],
  ['0041 44 668 18 00', '+41446681800'],
])('%s is stored as %s', (written, stored) => {
  expect(normalizePhone(written)).toBe(stored);
});

test.each(['0000', '12345', '+49 1', '+999 123456', '030 23125 00112345678'])('%s is no number', (written) => {
  expect(() => normalizePhone(written)).toThrow('invalid.phone');
});

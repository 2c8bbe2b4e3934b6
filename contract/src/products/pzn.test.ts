import { isPzn, pznCheckDigit, readPzn } from './pzn.ts';

test.each(['04877800', '00838973', '12345678'])('%s carries its check digit', (pzn) => {
  expect(isPzn(pzn)).toBe(true);
});

test.each([
  ['PZN-04877800', '04877800'],
  ['PZN 4877800', '04877800'],
  ['-04877800', '04877800'],
  ['0487 7800', '04877800'],
  [4877800, '04877800'],
])('%s is read as %s', (written, pzn) => {
  expect(readPzn(written)).toEqual({ pzn });
});

test.each([
  ['12345679', 'checkDigit'],
  ['487780', 'tooShort'],
  ['048778000', 'tooLong'],
  ['PZN', 'missing'],
  ['Summe', 'notANumber'],
])('%s is refused: %s', (written, problem) => {
  expect(readPzn(written)).toEqual({ problem });
});

test('a remainder of ten is never issued', () => {
  expect(pznCheckDigit('0000200')).toBeNull();
});

import { errorText, errors, type ErrorCode } from './errors.ts';

const codes = Object.keys(errors) as ErrorCode[];

test.each(codes)('%s has a sentence in German and English that is not the code', (code) => {
  const { de, en, status } = errors[code];
  for (const text of [de, en]) {
    expect(text).toMatch(/^[A-ZÄÖÜ].*[.?!]$/s);
    expect(text).not.toContain(code);
  }
  expect(de).not.toBe(en);
  expect(errorText(code, 'de')).toBe(de);
  expect(status).toBeGreaterThanOrEqual(400);
});

test.each(['no.such.code', 'toString', '__proto__', ''])('a code that is not in the catalogue (%s) reads as the general sentence', (code) => {
  expect(errorText(code, 'en')).toBe(errors['server.internalServerError'].en);
});

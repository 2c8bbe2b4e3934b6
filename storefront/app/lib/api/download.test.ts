import { neutralName } from './download.ts';

test.each([
  ['R-2026-000123', 'pdf', 'blattwerk-R-2026-000123.pdf'],
  ['2026-11-28', 'csv', 'blattwerk-2026-11-28.csv'],
])('a saved file is called by the product and a number: %s', (reference, ending, name) => {
  expect(neutralName(reference, ending)).toBe(name);
});

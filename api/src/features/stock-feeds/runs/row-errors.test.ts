import { groupErrors } from './row-errors.ts';
import { rowErrorsCsv } from './row-errors.service.ts';
import type { StoredRowError } from '../stock-feed.model.ts';

const price = (line: number): StoredRowError => ({ line, field: 'price', code: 'price.missing' });

test('errors are grouped by field and code, with the stretches of their lines', () => {
  const errors = [2, 3, 4, 9, 11, 12].map(price);
  expect(groupErrors([...errors, { line: 5, field: 'pzn', code: 'pzn.checkDigit' }])).toEqual([
    {
      field: 'price',
      code: 'price.missing',
      count: 6,
      lines: [
        [2, 4],
        [9, 9],
        [11, 12],
      ],
      isCut: false,
    },
    { field: 'pzn', code: 'pzn.checkDigit', count: 1, lines: [[5, 5]], isCut: false },
  ]);
});

test('a group names a thousand lines at most and says that there are more', () => {
  const [group] = groupErrors(Array.from({ length: 1500 }, (_, index) => price(2 + 2 * index)));
  expect(group).toMatchObject({ count: 1500, isCut: true });
  expect(group?.lines).toHaveLength(1000);
});

test('the table for a spreadsheet runs no formula and can be read in both languages', () => {
  const errors: StoredRowError[] = [
    { line: 7, field: 'price', code: 'price.notANumber', cells: { pzn: '04877800', name: '=HYPERLINK("http://x")', quantity: '-5', price: '+1;2' } },
  ];
  expect(rowErrorsCsv(errors, 'de')).toBe(
    '\uFEFFZeile;Feld;Code;Fehler;PZN;Artikel;Bestand;Einheit;Preis\r\n' +
      `7;Preis;price.notANumber;Der Preis ist keine Zahl.;04877800;"'=HYPERLINK(""http://x"")";"'-5";;"'+1;2"\r\n`,
  );
  expect(rowErrorsCsv(errors, 'en')).toContain('Line;Field;Code;Error;');
});

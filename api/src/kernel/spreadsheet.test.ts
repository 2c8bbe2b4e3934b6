import { CsvScanner } from '../adapters/feed-formats/csv-scanner.ts';
import { spreadsheet } from './spreadsheet.ts';

/** Read as the feeds' reader would. */
const read = (file: string): string[][] => {
  const scanner = new CsvScanner(';');
  scanner.push(file.replace(/^\uFEFF/, ''), true);
  const rows: string[][] = [];
  while (scanner.next() === 'record') rows.push(Array.from({ length: scanner.width }, (_, at) => scanner.cell(at)));
  return rows;
};

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠A1', "=cmd|' /C calc'!A0"])(
  'the cell %j is no formula in a spreadsheet, and reads as it was behind its mark',
  (cell) => {
    expect(read(spreadsheet(['a'], [[cell]]))).toEqual([['a'], [`'${cell}`]]);
  },
);

test('quotes, semicolons and line ends stay in their cell; numbers stay numbers', () => {
  const cells = ['„so“ "und" so', 'a;b', 'eins\r\nzwei', 'ein = zwei'];
  expect(read(spreadsheet(['a', 'b', 'c', 'd', 'e'], [[...cells, -5]]))[1]).toEqual([...cells, '-5']);
});

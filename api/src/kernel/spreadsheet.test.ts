import Papa from 'papaparse';
import { spreadsheet } from './spreadsheet.ts';

const read = (file: string): string[][] => Papa.parse<string[]>(file.replace(/^\uFEFF/, '').trimEnd(), { delimiter: ';' }).data;

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

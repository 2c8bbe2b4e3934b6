import { writeXlsx } from 'hucre/xlsx';
import { readTable } from './table.ts';

const csv = (text: string, encoding: BufferEncoding = 'utf8'): Promise<unknown> => readTable(Buffer.from(text, encoding));

test.each([
  ['semicolons', 'Name;Ort\nAhorn;Köln\n'],
  ['commas', 'Name,Ort\nAhorn,Köln\n'],
  ['tabs and a declared delimiter', 'sep=\t\nName\tOrt\nAhorn\tKöln\n'],
])('a table with %s is read as it is written', async (_name, text) => {
  const first = text.startsWith('sep') ? 3 : 2;
  expect(await csv(text)).toMatchObject({ format: 'csv', headers: ['Name', 'Ort'], rows: [{ line: first, cells: ['Ahorn', 'Köln'], problem: null }] });
});

test('a file of an old Windows program keeps its umlauts', async () => {
  expect(await csv('Name;Straße\nÄrzte & Söhne;Öl\n', 'latin1')).toMatchObject({
    encoding: 'windows-1252',
    headers: ['Name', 'Straße'],
    rows: [{ cells: ['Ärzte & Söhne', 'Öl'] }],
  });
});

test('rows that cannot be cut into the columns are named by their line, empty ones left out', async () => {
  expect(await csv('a;b\n1;2;3\n\n"x"y;2\n1;2\n1\n')).toMatchObject({
    rows: [
      { line: 2, problem: 'row.columns' },
      { line: 4, problem: 'row.malformed' },
      { line: 5, problem: null },
      { line: 6, problem: 'row.columns' },
    ],
  });
});

test('the first sheet of a workbook is read, with short rows filled up', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Liste',
        rows: [
          ['PZN', 'Name', 'THC'],
          [4877800, 'Ahorn', 24.5],
          [838973, 'Birke'],
        ],
      },
    ],
  });
  expect(await readTable(bytes)).toMatchObject({
    format: 'xlsx',
    headers: ['PZN', 'Name', 'THC'],
    rows: [
      { line: 2, cells: ['4877800', 'Ahorn', '24.5'], problem: null },
      { line: 3, cells: ['838973', 'Birke', ''], problem: null },
    ],
  });
});

test.each([
  ['nothing', ''],
  ['a web page', '<html></html>'],
  ['JSON', '{"a":1}'],
])('%s is no table', async (_name, text) => {
  await expect(csv(text)).rejects.toMatchObject({ name: 'FeedUnreadable' });
});

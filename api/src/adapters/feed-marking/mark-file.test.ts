import iconv from 'iconv-lite';
import type { FeedDialect } from '@blattwerk/contract/stock-feeds/mapping';
import type { MarkingOrder } from './feed-marker-port.ts';
import { markFile } from './mark-file.ts';

const dialect = (changes: Partial<FeedDialect> = {}): FeedDialect => ({
  encoding: null,
  delimiter: ';',
  decimal: ',',
  headerLine: 1,
  list: null,
  headers: [],
  columns: { pzn: null, name: null, unit: null, quantity: null, price: null },
  ...changes,
});
const order = (bytes: Uint8Array, changes: Partial<MarkingOrder> = {}): MarkingOrder => ({
  bytes,
  format: 'csv',
  encoding: 'utf-8',
  dialect: dialect(),
  written: [],
  faults: new Map(),
  heading: 'Fehler',
  ...changes,
});

test('a table keeps its delimiter, encoding and line ends and gets one column more; purchase prices are emptied', () => {
  const text = 'PZN;Sorte;EK;VK\r\n1;Grüne Blüte;3,33;7,50\r\n2;"A; B";4,44;x\r\nSumme;;7,77;\r\n';
  const marked = markFile(order(iconv.encode(text, 'windows-1252'), { encoding: 'windows-1252', faults: new Map([[3, 'Der Preis ist keine Zahl.']]) }));
  expect(iconv.decode(Buffer.from(marked.bytes), 'windows-1252')).toBe(
    'PZN;Sorte;EK;VK;Fehler\r\n1;Grüne Blüte;;7,50\r\n2;"A; B";;x;Der Preis ist keine Zahl.\r\nSumme;;;\r\n',
  );
  expect(marked.extension).toBe('csv');
});

test('title lines stay as they are, and a short row is filled up to the header', () => {
  const bytes = iconv.encode('Bestand\tStand 20.11.\n\nPZN\tArtikel\tAEP\tAVP\n99900708\tx', 'utf-16le', { addBOM: true });
  const tab = dialect({ delimiter: '\t', headerLine: 3 });
  const marked = markFile(order(bytes, { encoding: 'utf-16le with BOM', dialect: tab, faults: new Map([[4, 'Der Preis fehlt.']]) }));
  expect(Buffer.from(marked.bytes).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfe]));
  expect(iconv.decode(Buffer.from(marked.bytes), 'utf-16le')).toBe(
    'Bestand\tStand 20.11.\n\nPZN\tArtikel\tAEP\tAVP\tFehler\n99900708\tx\t\t\tDer Preis fehlt.',
  );
});

test('where a lost or added delimiter shifts the cells, no purchase price comes through', () => {
  const rows = [
    'PZN;Sorte;EK;VK',
    '1;A;B;77,31;7,50',
    '2;A 77,31;7,50',
    '3;"A"B;77,31;7,50',
    '4;A;77,31;7,50;;',
    '5;"zwei\nZeilen";77,31;7,50',
    '6;A;77,31;7,50',
  ];
  const marked = markFile(order(Buffer.from(rows.join('\n')), { faults: new Map([[8, 'Kaputt.']]) }));
  expect(Buffer.from(marked.bytes).toString().split('\n')).toEqual([
    'PZN;Sorte;EK;VK;Fehler',
    '1;A;;;7,50',
    '2;;',
    ';"""A""B";;',
    '4;A;;7,50;;',
    '5;"zwei',
    'Zeilen";;7,50',
    '6;A;;7,50;Kaputt.',
  ]);
});

test('what a spreadsheet would run is text, a negative amount stays a number', () => {
  const cells = ['=HYPERLINK("http://x")', '@SUM(A1)', '+1+cmd', '-2+3', '-5', '+4,5', '-1,50 €'];
  const marked = markFile(
    order(Buffer.from(`a|b|c|d|e|f|g\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('|')}\n`), { dialect: dialect({ delimiter: '|' }) }),
  );
  const [, row = ''] = Buffer.from(marked.bytes).toString().split('\n');
  expect(row).toBe(`"'=HYPERLINK(""http://x"")"|"'@SUM(A1)"|"'+1+cmd"|"'-2+3"|-5|+4,5|-1,50 €`);
});

test('a document keeps its form, faulty items say why, purchase prices are null wherever they stand', () => {
  const text = JSON.stringify(
    {
      data: {
        items: [
          { pzn: 1, cost: 3.5 },
          { pzn: 'x', price: { ek: 2, vk: 4 } },
        ],
      },
    },
    null,
    2,
  );
  const marked = markFile(order(Buffer.from(text), { format: 'json', dialect: dialect({ list: '$.data.items' }), faults: new Map([[2, 'Kaputt.']]) }));
  const expected = {
    data: {
      items: [
        { pzn: 1, cost: null },
        { pzn: 'x', price: { ek: null, vk: 4 }, _errors: 'Kaputt.' },
      ],
    },
  };
  expect(Buffer.from(marked.bytes).toString()).toBe(JSON.stringify(expected, null, 2));
});

test('a workbook comes back as a table of what is read', () => {
  const columns = { ...dialect().columns, pzn: { header: 'PZN' }, price: { header: 'VK', basis: null, isCents: false } };
  const written = [
    { line: 2, cells: { pzn: '1', price: '7,50' } },
    { line: 3, cells: { pzn: '=1', price: 'x' } },
  ];
  const marked = markFile(order(new Uint8Array(), { format: 'xlsx', dialect: dialect({ columns }), written, faults: new Map([[3, 'Falsch.']]) }));
  expect(Buffer.from(marked.bytes).toString()).toBe(`\uFEFFPZN;VK;Fehler\r\n1;7,50;\r\n"'=1";x;Falsch.`);
});

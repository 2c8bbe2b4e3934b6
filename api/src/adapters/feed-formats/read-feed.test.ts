import iconv from 'iconv-lite';
import { readFeed, type FeedReading } from './read-feed.ts';
import { FeedUnreadable } from './unreadable.ts';

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');
const in1252 = (text: string): Buffer => iconv.encode(text, 'windows-1252');
const read = (bytes: Uint8Array, writtenRows = 0): Promise<FeedReading> => readFeed({ bytes, format: null, mapping: null, writtenRows });
const reasonOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await read(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof FeedUnreadable) return error.reason;
    throw error;
  }
};

const german =
  ['PZN;Artikelbezeichnung;Einheit;Bestand;VK', '99900016;"CANNABISBLÜTEN EUFLORIA 30/1 GSZ";1g;1.250,5;8,99', '9900022;enua;1g;0;7,5'].join('\r\n') + '\r\n';

describe('a till’s export', () => {
  test('with semicolons, decimal commas and Windows-1252 is read and says what it took', async () => {
    const reading = await read(in1252(german));
    expect(reading).toMatchObject({ format: 'csv', encoding: 'windows-1252', rowCount: 2, isTorn: false });
    expect(reading.rows[0]).toEqual({ line: 2, pzn: '99900016', name: 'CANNABISBLÜTEN EUFLORIA 30/1 GSZ', quantity: 1250.5, unit: 'g', priceCents: 899 });
  });

  test.each([
    ['utf-8', utf8(german)],
    ['utf-8 with BOM', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8(german)])],
    ['utf-16le with BOM', Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(german, 'utf-16le')])],
    ['utf-16be with BOM', Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode(german, 'utf-16be')])],
    ['utf-16le', iconv.encode(german, 'utf-16le')],
  ])('in %s gives the same rows', async (encoding, bytes) => {
    const reading = await read(bytes);
    expect(reading.encoding).toBe(encoding);
    expect(reading.rows).toEqual((await read(in1252(german))).rows);
  });

  test('with a title above, a sep= line and a total below counts neither as a row nor as an error', async () => {
    const text = 'sep=;\r\nBestandsliste\r\nStand;20.11.2026\r\nPZN;Artikel;Lagerbestand;AVP\r\nPZN-99900016;Eufloria;5;7,82 €\r\nSumme;;5;\r\n';
    expect(await read(utf8(text))).toMatchObject({ rowCount: 1, errors: [], rows: [{ line: 5, pzn: '99900016', quantity: 5, priceCents: 782 }] });
  });

  test('in packs gives grams and a price for one gram, and never reads the purchase price', async () => {
    const reading = await read(utf8('PZN;Artikel;PE;Bestand;EK;VK\n99900016;Eufloria;15g;83;62,53;113,70\n'));
    expect(reading.rows).toEqual([{ line: 2, pzn: '99900016', name: 'Eufloria', quantity: 1245, unit: 'g', priceCents: 758 }]);
    expect(JSON.stringify(reading)).not.toMatch(/62/);
  });

  test('whose header says “per gram” keeps that price whatever the pack', async () => {
    expect((await read(utf8('PZN;Packungsgröße;Menge (g);Preis/g\n99900016;10g;50;7,60\n'))).rows[0]).toMatchObject({ quantity: 50, priceCents: 760 });
  });

  test('with commas and points as in English is read as such', async () => {
    expect((await read(utf8('pzn,name,stock_g,price_per_g\n99900016,"A, B",1250,5.76\n'))).rows[0]).toMatchObject({
      name: 'A, B',
      quantity: 1250,
      priceCents: 576,
    });
  });

  test('names each faulty row by line, field and code, and takes the others', async () => {
    const rows = [
      '99900017;a;1;5,00',
      '99900016;b;-1;5,00',
      '99900016;c;1;auf Anfrage',
      '99900016;d;1;',
      '1234;e;1;5,00',
      '99900016;f;99999999;5,00',
      '99900016;g;1;0,00',
      '99900016;h;1;5,00',
      '99900016;i;2;6,00',
      ';;3;5,00',
    ];
    const { errors, rows: good } = await read(utf8(`PZN;Name;Bestand;VK\n${rows.join('\n')}\n`));
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [2, 'pzn.checkDigit'],
      [3, 'quantity.negative'],
      [4, 'price.notANumber'],
      [5, 'price.missing'],
      [6, 'pzn.tooShort'],
      [7, 'quantity.outOfRange'],
      [8, 'price.notPositive'],
      [10, 'pzn.duplicate'],
      [11, 'pzn.missing'],
    ]);
    expect(good).toEqual([{ line: 9, pzn: '99900016', name: 'h', quantity: 1, priceCents: 500 }]);
  });
});

describe('JSON', () => {
  test('is read wherever its list stands and whatever its fields are called', async () => {
    const document = { at: 'now', data: { items: [{ pzn: 99900016, name: 'Eufloria', stockquantity: 1250, price: 4.72, ek: 1.11 }] } };
    expect(await read(utf8(JSON.stringify(document)))).toMatchObject({
      format: 'json',
      rowCount: 1,
      rows: [{ line: 1, pzn: '99900016', quantity: 1250, priceCents: 472 }],
    });
  });

  test('with an article inside each item and a price in cents is read', async () => {
    const document = [{ stock: 12, price_cents: 899, sku: { pzn: '99900016', display_name: 'Eufloria' } }];
    expect((await read(utf8(JSON.stringify(document)))).rows).toEqual([{ line: 1, pzn: '99900016', name: 'Eufloria', quantity: 12, priceCents: 899 }]);
  });
});

describe('what is no stock list is refused as a whole', () => {
  test.each([
    ['an HTML error page', utf8('<!DOCTYPE html><html><body>502</body></html>'), 'feed.unreadable'],
    ['XML without an article', utf8('<?xml version="1.0"?><Bestand/>'), 'feed.noHeader'],
    ['half a ZIP', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'feed.unreadable'],
    ['a GZIP', Buffer.from([0x1f, 0x8b, 8, 0]), 'feed.unsupportedFormat'],
    ['a text without a header', utf8('99900016;5;7,99\n'), 'feed.noHeader'],
    [
      'UTF-8 and Windows-1252 in one file',
      Buffer.concat([utf8('PZN;Name;Bestand;VK\n99900016;Blüten;1;1,00\n'), in1252('99900022;Blüten;1;1,00\n')]),
      'feed.encoding',
    ],
    ['NUL bytes', utf8('PZN;Name;Bestand;VK\n9990\u00000016;x;1;1,00\n'), 'feed.encoding'],
    ['JSON that breaks off', utf8('[{"pzn": 99900016, "stock": 1, "pri'), 'feed.truncated'],
    ['a quote that is never closed', utf8('PZN;Name;Bestand;VK\n99900016;"Eufloria;1;1,00\n'), 'feed.truncated'],
    ['half a UTF-16 character', Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(german, 'utf-16le').subarray(0, 101)]), 'feed.truncated'],
  ])('%s', async (_, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });
});

describe('a file that was cut', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `9990${String(index).padStart(4, '0')};Sorte ${index};${index * 7},5;${4 + index},${10 + index}`);
  const whole = utf8(`PZN;Name;Bestand;VK\n${rows.join('\n')}\n`);
  const valuesOf = async (bytes: Uint8Array): Promise<string[]> => (await read(bytes)).rows.map((row) => `${row.pzn} ${row.quantity} ${row.priceCents}`);

  test('at any byte is refused, known as torn, or gives only values that the whole file has', async () => {
    const genuine = new Set(await valuesOf(whole));
    const afterTwoRows = whole.indexOf('Sorte 2');
    for (let length = afterTwoRows; length < whole.length; length += 1) {
      const cut = whole.subarray(0, length);
      if ((await reasonOf(cut)) !== 'read' || (await read(cut)).isTorn) continue;
      expect((await valuesOf(cut)).filter((value) => !genuine.has(value))).toEqual([]);
    }
  });

  test('but only misses its last line break is complete', async () => {
    expect((await read(whole.subarray(0, whole.length - 1))).isTorn).toBe(false);
  });
});

test('on demand the first rows come back as the file writes them, without the purchase price', async () => {
  const file = Buffer.from('PZN;Artikel;EK;VK;Bestand\n12345678;Sorte;3,33;7,50;1.250,5\nfalsch;Sorte;4,44;x;1\n11111111;Sorte;1;1;1\n');
  expect((await read(file)).written).toEqual([]);
  expect((await read(file, 2)).written).toEqual([
    { line: 2, cells: { pzn: '12345678', name: 'Sorte', price: '7,50', quantity: '1.250,5' } },
    { line: 3, cells: { pzn: 'falsch', name: 'Sorte', price: 'x', quantity: '1' } },
  ]);
});

import iconv from 'iconv-lite';
import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { feedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { workbookOf, workbookParts, zipOf } from '../../../test/feeds/workbook.ts';
import { readFeed, type FeedReading } from './read-feed.ts';
import { FeedUnreadable } from './unreadable.ts';

const read = (bytes: Uint8Array | string, mapping: FeedMapping | null = null): Promise<FeedReading> =>
  readFeed({ bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, format: null, mapping });
const refusalOf = async (...given: Parameters<typeof read>): Promise<object> => {
  try {
    return { read: (await read(...given)).rows.length };
  } catch (error) {
    if (error instanceof FeedUnreadable) return { reason: error.reason, values: error.values };
    throw error;
  }
};
const amounts = ({ rows }: FeedReading): unknown[] => rows.map(({ pzn, quantity, priceCents }) => [pzn, quantity, priceCents]);

describe('what tills export', () => {
  test('a title line above a table in UTF-16, a total below, prices with their currency: the time of the list is Berlin’s', async () => {
    const text =
      'Bestandsliste Cannabis\tStand 20.11.2026 06:00\r\nPZN\tArtikel\tLagerbestand\tAVP\r\nPZN-99900016\tEufloria\t1250\t7,82 €\r\nSumme\t\t1250\t\r\n';
    const reading = await read(Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(text, 'utf-16le')]));
    expect(amounts(reading)).toEqual([['99900016', 1250, 782]]);
    expect(reading).toMatchObject({ encoding: 'utf-16le with BOM', rowCount: 1, contentAt: new Date('2026-11-20T05:00:00Z') });
  });

  test('packs with purchase prices: the reading says which columns it took, and nothing of what was paid', async () => {
    const reading = await read('PZN;Artikelbezeichnung;PE;Bestand;EK;VK\r\n99900016;Eufloria;10g;125;54,89;99,80\r\n');
    expect(amounts(reading)).toEqual([['99900016', 1250, 998]]);
    expect(reading.dialect).toMatchObject({
      delimiter: ';',
      decimal: ',',
      headerLine: 1,
      columns: { quantity: { header: 'Bestand', basis: 'pack' }, price: { header: 'VK', basis: 'pack', isCents: false } },
      headers: ['PZN', 'Artikelbezeichnung', 'PE', 'Bestand', 'EK', 'VK'],
    });
    expect(JSON.stringify(reading)).not.toContain('54,89');
  });

  test('XML with a declared encoding, fields in attributes and children', async () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<Bestand apotheke="Löwen" stand="2026-11-20T05:00:00+01:00">\n' +
      '<Artikel pzn="99900016"><Bezeichnung>Blüten &amp; Öl</Bezeichnung><Menge einheit="g">5</Menge><Preis waehrung="EUR">10,57</Preis></Artikel>\n' +
      '<Artikel pzn="99900022"><Bezeichnung>Extrakt</Bezeichnung><Menge einheit="ml">25</Menge><Preis waehrung="EUR">6,36</Preis></Artikel>\n</Bestand>\n';
    const reading = await read(iconv.encode(text, 'iso-8859-1'));
    expect(reading).toMatchObject({
      format: 'xml',
      encoding: 'iso-8859-1 (declared)',
      contentAt: new Date('2026-11-20T04:00:00Z'),
      dialect: { list: 'Bestand/Artikel' },
    });
    expect(reading.rows).toEqual([
      { line: 1, pzn: '99900016', name: 'Blüten & Öl', quantity: 5, unit: 'g', priceCents: 1057 },
      { line: 2, pzn: '99900022', name: 'Extrakt', quantity: 25, unit: 'ml', priceCents: 636 },
    ]);
  });

  test('XML that says what was paid beside what it costs, by an attribute: only the sale price is read', async () => {
    const row = (prices: string): string => `<l><a><pzn>99900016</pzn><menge>5</menge>${prices}</a></l>`;
    expect(amounts(await read(row('<preis art="EK">3,33</preis><preis art="VK">7,77</preis>')))).toEqual([['99900016', 5, 777]]);
    const twice = await read(row('<preis>3,33</preis><preis>7,77</preis>'));
    expect(twice).toMatchObject({ rows: [], errors: [{ line: 1, code: 'row.ambiguous' }] });
  });

  test.each([true, false])('Excel with shared strings (%s): numbers are numbers, whatever the language', async (isShared) => {
    const rows = [
      ['Bestandsliste', 'Stand 20.11.2026 06:00'],
      [],
      ['PZN', 'Bezeichnung', 'Ist-Bestand', 'Verkaufspreis'],
      [99900016, 'Blüten & Öl', 1250.125, 7.65],
    ];
    const reading = await read(await workbookOf(rows, isShared));
    expect(amounts(reading)).toEqual([['99900016', 1250.13, 765]]);
    expect(reading).toMatchObject({ format: 'xlsx', contentAt: new Date('2026-11-20T05:00:00Z'), dialect: { list: 'Bestand', headerLine: 3 } });
  });

  test('Excel: a formula counts by its result, one without a result and a date are row errors', async () => {
    const parts = workbookParts([['PZN', 'Bestand', 'VK']]);
    const row = (line: number, stock: string): string => `<row r="${line}"><c r="A${line}"><v>9990001${line}</v></c>${stock}<c r="C${line}"><v>5</v></c></row>`;
    const rows = [row(6, '<c r="B6"><f>1+2</f><v>3</v></c>'), row(7, '<c r="B7"><f>1+2</f></c>'), row(8, '<c r="B8" s="1"><v>45301</v></c>')];
    const sheet =
      parts['xl/worksheets/sheet1.xml']?.replace(
        '</sheetData>',
        `${rows.join('').replaceAll('99900017', '99900022').replaceAll('99900018', '99900039')}</sheetData>`,
      ) ?? '';
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const reading = await read(await zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet, 'xl/styles.xml': styles }));
    expect(amounts(reading)).toEqual([['99900016', 3, 500]]);
    expect(reading.errors).toMatchObject([
      { line: 7, code: 'quantity.notANumber' },
      { line: 8, code: 'quantity.notANumber' },
    ]);
  });
});

describe('a saved mapping', () => {
  const mapping = (columns: object, rest: object = {}): FeedMapping => feedMapping.parse({ columns, ...rest });
  const mine = mapping({ pzn: { header: 'Nr' }, quantity: { header: 'Da', basis: 'unit' }, price: { header: 'Kostet', basis: 'unit' } });

  test('finds columns that no synonym knows, in any order and case, below titles', async () => {
    expect(amounts(await read('Liste\nKOSTET;Da;Nr\n7,50;12;99900016\n', mine))).toEqual([['99900016', 12, 750]]);
  });

  test('names the column that a file lacks', async () => {
    const missing = { reason: 'feed.columnMissing', values: { column: 'Kostet' } };
    expect(await refusalOf('Nr;Da;Preis\n99900016;12;7,50\n', mine)).toEqual(missing);
    expect(await refusalOf('[{"Nr":99900016,"Da":12,"Preis":7.5}]', mine)).toEqual(missing);
    expect(await refusalOf('<l><a><Nr>99900016</Nr><Da>12</Da><Preis>7.5</Preis></a></l>', mine)).toEqual(missing);
    expect(
      await refusalOf(
        await workbookOf([
          ['Nr', 'Da', 'Preis'],
          [99900016, 12, 7.5],
        ]),
        mine,
      ),
    ).toEqual(missing);
  });

  test('reads packs, cents, sign and list as a person confirmed them', async () => {
    const cents = mapping(
      { pzn: { header: 'p' }, unit: { header: 'size' }, quantity: { header: 'q', basis: 'pack' }, price: { header: 'c', basis: 'pack', isCents: true } },
      { list: '$.new' },
    );
    const item = { p: 99900016, size: '10g', q: 3, c: 7990 };
    expect(amounts(await read(JSON.stringify({ old: [item, { ...item, p: 99900022 }], new: [item] }), cents))).toEqual([['99900016', 30, 799]]);
    const comma = mapping({}, { decimal: ',' });
    expect(amounts(await read('PZN;Bestand;VK\n99900016;1.250;7,50\n', comma))).toEqual([['99900016', 1250, 750]]);
    expect((await read('PZN;Bestand;VK\n99900016;1.250;7.50\n', comma)).errors).toMatchObject([{ code: 'price.ambiguous' }]);
  });

  test('that was proposed by a reading reads the same file the same way', async () => {
    const file = 'PZN;Artikel;PE;Bestand;EK;VK\n99900016;Eufloria;10g;3;20,00;79,90\n';
    const { dialect, rows } = await read(file);
    const { headers, ...proposed } = dialect;
    expect(headers).toHaveLength(6);
    expect((await read(file, feedMapping.parse(proposed))).rows).toEqual(rows);
  });

  test('cannot name what the pharmacy paid', async () => {
    const paid = mapping({ pzn: { header: 'PZN' }, quantity: { header: 'Bestand' }, price: { header: 'EK-Preis' } });
    expect(await refusalOf('PZN;Bestand;EK-Preis\n99900016;1;5,00\n', paid)).toEqual({ reason: 'feed.purchasePrice', values: { column: 'EK-Preis' } });
  });
});

describe('what could be meant in two ways is refused', () => {
  test('two columns of one name', async () => {
    expect(await refusalOf('PZN;Bestand;VK;VK\n99900016;1;5,00;6,00\n')).toEqual({ reason: 'feed.columnTwice', values: { column: 'VK' } });
  });

  test('stock in packs of unknown size', async () => {
    expect((await read('PZN;Bestand (Packungen);Preis pro Packung\n99900016;3;79,90\n')).errors).toMatchObject([{ field: 'unit', code: 'unit.missing' }]);
  });

  test.each([
    ['a price that lost its sign', '99900016;5;799', 'price.decimals'],
    ['a delimiter too many', '99900016;30;1;5,00', 'row.tooManyCells'],
    ['a delimiter too few', '999000165;5,00', 'row.tooFewCells'],
    ['a quote that closes in the middle', '"99900016" x;5;5,00', 'row.malformed'],
  ])('%s', async (_, row, code) => {
    const good = ['99900022;1;5,00', '99900039;2;6,50', '99900045;3;7,99'];
    const { rows, errors } = await read(`PZN;Bestand;VK\n${good[0]}\n${row}\n${good[1]}\n${good[2]}\n`);
    expect(errors).toMatchObject([{ line: 3, code }]);
    expect(rows).toHaveLength(3);
  });

  test('a last row without an end, unless its end shows that it is whole', async () => {
    expect((await read('PZN;VK;Bestand\n99900016;5,00;12\n99900022;5,00;12')).errors).toMatchObject([{ line: 3, code: 'row.unfinished' }]);
    expect((await read('PZN;Bestand;VK\n99900016;12;5,00\n99900022;12;5,00')).errors).toEqual([]);
  });
});

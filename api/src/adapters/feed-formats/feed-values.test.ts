import iconv from 'iconv-lite';
import { readFeed, type FeedReading } from './read-feed.ts';
import { FeedUnreadable } from './unreadable.ts';

const read = (bytes: Uint8Array | string): Promise<FeedReading> =>
  readFeed({ bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, format: null, mapping: null });
const neighbours = ['99900022;Sorte 1;12;7,90', '99900039;Sorte 2;0;12,00', '99900045;Sorte 3;480;1.299,99'];
const tableWith = (row: string): string => `PZN;Name;Bestand;VK\n${neighbours.join('\n')}\n${row}\n`;

/** What one row among good ones becomes: its values, or the code of its error. */
const rowOf = async (row: string): Promise<unknown> => {
  const { rows, errors } = await read(tableWith(row));
  expect(rows.length + errors.length).toBe(4);
  const mine = rows.find(({ line }) => line === 5);
  return mine ? [mine.pzn ?? mine.name, mine.quantity, mine.priceCents] : errors[0]?.code;
};

describe('FED-06 text comes out right or the file is refused; no nonsense is stored', () => {
  const text = 'PZN;Name;Bestand;VK\n99900016;Grüne Blüte „ß“ – 5 €;1;5,00\n';
  const name = 'Grüne Blüte „ß“ – 5 €';

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', iconv.encode(text, 'utf-8', { addBOM: true })],
    ['UTF-16 little-endian', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-16 big-endian', iconv.encode(text, 'utf-16be', { addBOM: true })],
    ['Windows-1252', iconv.encode(text, 'windows-1252')],
    ['UTF-8 with accents apart from their letters', Buffer.from(text.normalize('NFD'))],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).rows[0]?.name).toBe(name);
  });

  test('accents apart from their letters are joined also where two pieces of a large file meet', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `;Blüte ${at};1;5,00`);
    const reading = await read(Buffer.from(`PZN;Name;Bestand;VK\n${rows.join('\n')}\n`.normalize('NFD')));
    expect(reading.rows.filter((row) => row.name !== row.name?.normalize('NFC'))).toEqual([]);
    expect(reading.rows).toHaveLength(20_000);
  });

  test.each([
    ['two encodings in one file', Buffer.concat([Buffer.from(text), iconv.encode('99900022;Blüte;1;5,00\n', 'windows-1252')])],
    ['a NUL', Buffer.from(text.replace('Blüte', 'Bl\0te'))],
    ['half of a pair in UTF-16', Buffer.concat([iconv.encode(text, 'utf-16le', { addBOM: true }), Buffer.from([0x00, 0xd8])])],
  ])('%s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(FeedUnreadable);
  });
});

describe('FED-07 a PZN is taken only as it is meant, and a wrong one costs its row alone', () => {
  test.each([
    ['99900022;again, same price;12;7,90', 'pzn.duplicate'],
    ['99900022;again, other price;12;8,90', 'pzn.duplicate'],
    ['99900017;x;1;5,00', 'pzn.checkDigit'],
    ['999000;x;1;5,00', 'pzn.tooShort'],
    ['999000160;x;1;5,00', 'pzn.tooLong'],
    ['9990001X;x;1;5,00', 'pzn.notANumber'],
    ['4877800;a lost zero;1;5,00', ['04877800', 1, 500]],
    ['PZN - 04877800;as printed;1;5,00', ['04877800', 1, 500]],
    [';Sorte 1;1;5,00', ['Sorte 1', 1, 500]],
    [';;1;5,00', 'pzn.missing'],
  ])('%s', async (row, outcome) => {
    expect(await rowOf(row)).toEqual(outcome);
  });
});

describe('FED-08 a price or amount is exact or refused', () => {
  test.each([
    ['-1,00', 'price.notPositive'],
    ['0,00', 'price.notPositive'],
    ['0.001', 'price.decimals'],
    ['1e9', 'price.notANumber'],
    ['1000000000,00', 'price.outOfRange'],
    ['12,90', 1290],
    ['"12,90"', 1290],
    ['1.299,00', 129_900],
    ['1 299,00', 129_900],
    ['12,90 €', 1290],
    ['12,900', 'price.ambiguous'],
    ['1290', 'price.decimals'],
    ['NaN', 'price.notANumber'],
    ['Infinity', 'price.notANumber'],
    ['=1+1', 'price.notANumber'],
    ['=HYPERLINK("http://x")', 'price.notANumber'],
    ['12,90 USD', 'price.notANumber'],
    ['auf Anfrage', 'price.notANumber'],
    ['', 'price.missing'],
  ])('a price of %s', async (price, outcome) => {
    expect(await rowOf(`99900016;x;1;${price}`)).toEqual(typeof outcome === 'number' ? ['99900016', 1, outcome] : outcome);
  });

  test.each([
    ['-5', 'quantity.negative'],
    ['1000000000', 'quantity.outOfRange'],
    ['2147483648', 'quantity.outOfRange'],
    ['1e400', 'quantity.notANumber'],
    ['NaN', 'quantity.notANumber'],
    ['=1+1', 'quantity.notANumber'],
    ['', 'quantity.missing'],
    ['1.250', 1250],
    ['1.250,5', 1250.5],
    ['0', 0],
    ['0,004', 0],
  ])('an amount of %s', async (quantity, outcome) => {
    expect(await rowOf(`99900016;x;${quantity};5,00`)).toEqual(typeof outcome === 'number' ? ['99900016', outcome, 500] : outcome);
  });

  test.each([
    [{ price: -1 }, 'price.notPositive'],
    [{ price: '1e400' }, 'price.notANumber'],
    [{ price: null }, 'price.missing'],
    [{ price: true }, 'price.missing'],
    [{ price: [5] }, 'price.missing'],
    [{ stock: 2 ** 31 }, 'quantity.outOfRange'],
    [{ stock: -0.01 }, 'quantity.negative'],
  ])('JSON with %j', async (change, code) => {
    expect((await read(JSON.stringify([{ pzn: 99900016, stock: 1, price: 5, ...change }]))).errors).toMatchObject([{ line: 1, code }]);
  });

  test('a number beyond all numbers in JSON is none', async () => {
    expect((await read('[{"pzn":99900016,"stock":1e400,"price":5}]')).errors).toMatchObject([{ code: 'quantity.notANumber' }]);
  });
});

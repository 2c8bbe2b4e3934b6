import fc from 'fast-check';
import iconv from 'iconv-lite';
import { amountsOf, articles, numberStyles, writeNumber, type GeneratedArticle, type GeneratedFile } from './generated-articles.ts';

const encodings = ['utf-8', 'utf-8 with BOM', 'utf-16le with BOM', 'utf-16be with BOM', 'windows-1252'] as const;
const headers = {
  pzn: ['PZN', 'Pharmazentralnummer', 'Artikelnr'],
  name: ['Artikelbezeichnung', 'Artikel', 'Bezeichnung', 'name'],
  unit: ['PE', 'Einheit', 'Packungsgröße', 'Inhalt'],
  packs: ['Bestand', 'Lagerbestand', 'verfügbar', 'Ist-Bestand', 'Bestand (Packungen)'],
  grams: ['Bestand (g)', 'stock_g', 'Menge in g'],
  packPrice: ['VK', 'AVP', 'Verkaufspreis', 'Preis pro Packung'],
  gramPrice: ['Preis/g', 'price_per_g', 'VK je Gramm'],
} as const;
const extras = ['EK', 'Hersteller', 'Charge', 'Lagerort'] as const;
type Column = 'pzn' | 'name' | 'unit' | 'stock' | 'price' | (typeof extras)[number];

const damages = ['none', 'cut', 'character', 'lost sign', 'doubled row', 'check digit', 'NUL', 'mixed encoding', 'lost line end'] as const;

const choices = fc.record({
  articles,
  numbers: numberStyles,
  delimiter: fc.constantFrom(';', '\t', ',', '|'),
  encoding: fc.constantFrom(...encodings),
  order: fc.shuffledSubarray<Column>(['pzn', 'name', 'unit', 'stock', 'price', ...extras], { minLength: 9 }),
  extras: fc.subarray([...extras]),
  word: fc.nat(20),
  quoting: fc.constantFrom('needed', 'names', 'all'),
  pznStyle: fc.constantFrom('plain', 'PZN-', 'PZN '),
  currency: fc.constantFrom('', ' €', ' EUR'),
  titles: fc.subarray(['Bestandsliste Cannabis', 'Stand 20.11.2026 06:00', 'Löwen-Apotheke, 10115 Berlin']),
  hasSeparatorLine: fc.boolean(),
  hasTotal: fc.boolean(),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  damage: fc.constantFrom(...damages),
  at: fc.nat(1_000_000),
  character: fc.constantFrom(';', ',', '.', '\t', '|', '"', "'", '\n', '\r', ' ', '-', 'x', 'Ü', '/'),
});
type Choices = typeof choices extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(items: readonly T[], place: number): T => items[place % items.length] as T;

const headerOf = (column: Column, { numbers, word }: Choices): string => {
  if (column === 'stock') return pick(numbers.countsPacks ? headers.packs : headers.grams, word);
  if (column === 'price') return pick(numbers.pricesPacks ? headers.packPrice : headers.gramPrice, word);
  return column === 'pzn' || column === 'name' || column === 'unit' ? pick(headers[column], word) : column;
};

const cellOf = (column: Column, article: GeneratedArticle, { numbers, pznStyle, currency }: Choices): string => {
  if (column === 'pzn') return pznStyle === 'plain' ? article.pzn : `${pznStyle}${article.pzn}`;
  if (column === 'name') return article.name;
  if (column === 'unit') return `${article.pack}g`;
  if (column === 'stock') return writeNumber(article.steps, numbers.stockDecimals, numbers);
  if (column === 'price') return writeNumber(article.cents, 2, numbers) + currency;
  return column === 'EK' ? writeNumber(Math.round(article.cents / 2), 2, numbers) : column === 'Lagerort' ? '' : `${column} ${article.pack}`;
};

const writeCell = (text: string, column: Column | null, { delimiter, quoting }: Choices): string => {
  const isNeeded = text.includes(delimiter) || text.includes('"');
  return isNeeded || quoting === 'all' || (quoting === 'names' && column === 'name') ? `"${text.replaceAll('"', '""')}"` : text;
};

const encode = (text: string, encoding: Choices['encoding']): Buffer => {
  if (encoding === 'windows-1252') return iconv.encode(text, 'windows-1252');
  const [name = 'utf-8', , mark] = encoding.split(' ');
  return iconv.encode(text, name, { addBOM: mark === 'BOM' });
};

interface Parts {
  top: string;
  rows: string[];
  bottom: string;
}

const partsOf = (given: Choices): Parts => {
  const { delimiter, lineEnd } = given;
  const columns = given.order.filter((column) => !(extras as readonly string[]).includes(column) || given.extras.includes(column as never));
  const line = (cells: string[]): string => cells.join(delimiter) + lineEnd;
  const titles = given.titles.map((title) => line([writeCell(title, null, given)]));
  const top =
    (given.hasSeparatorLine ? `sep=${delimiter}${lineEnd}` : '') +
    titles.join('') +
    line(columns.map((column) => writeCell(headerOf(column, given), null, given)));
  const rows = given.articles.map((article) => line(columns.map((column) => writeCell(cellOf(column, article, given), column, given))));
  return { top, rows, bottom: given.hasTotal ? line(columns.map((_, place) => (place === 0 ? 'Summe' : ''))) : '' };
};

/** Replaces one character of the rows that is no digit by another that is none: a changed digit could not be known from the file. */
const replaceCharacter = (text: string, at: number, character: string): string => {
  const places = [...text.matchAll(/\D/g)].map(({ index }) => index);
  const place = pick(places, at);
  return text.slice(0, place) + character + text.slice(place + 1);
};

/** Takes the decimal sign out of one number: `7,99` becomes `799`, `480,0` becomes `4800`. */
const loseSign = (parts: Parts, given: Choices): void => {
  const { numbers, currency, at } = given;
  const place = at % parts.rows.length;
  const article = pick(given.articles, place);
  const isStock = numbers.stockDecimals > 0 && at % 2 === 0;
  const number = isStock ? writeNumber(article.steps, numbers.stockDecimals, numbers) : writeNumber(article.cents, 2, numbers) + currency;
  parts.rows[place] = pick(parts.rows, place).replace(number, number.replace(numbers.sign, ''));
};

const damaged = (parts: Parts, given: Choices): { bytes: Buffer; refused: string[] } => {
  const { at, encoding, damage, articles: list } = given;
  const place = at % list.length;
  const article = pick(list, place);
  const refused: string[] = [];
  if (damage === 'lost sign') loseSign(parts, given);
  if (damage === 'doubled row') parts.rows.push(pick(parts.rows, place).replaceAll(/\d{3,}(?=\D*$)/g, '100'));
  if (damage === 'check digit') {
    const wrong = article.pzn.slice(0, 7) + ((Number(article.pzn[7]) + 1) % 10);
    parts.rows[place] = pick(parts.rows, place).replace(article.pzn, wrong);
    refused.push(wrong, article.pzn);
  }
  const body = parts.rows.join('') + parts.bottom;
  if (damage === 'character')
    return { bytes: encode(parts.top + replaceCharacter(parts.rows.join(''), at, given.character) + parts.bottom, encoding), refused };
  const whole = encode(parts.top + body, encoding);
  const head = encode(parts.top, encoding).length;
  if (damage === 'cut') return { bytes: whole.subarray(0, head + (at % (whole.length - head))), refused };
  if (damage === 'lost line end') return { bytes: encode((parts.top + body).replace(/[\r\n]+$/, ''), encoding), refused };
  if (damage === 'NUL') return { bytes: Buffer.concat([whole.subarray(0, head), Buffer.from([0]), whole.subarray(head)]), refused };
  if (damage === 'mixed encoding') {
    const other = encoding === 'windows-1252' ? 'utf-8' : 'windows-1252';
    const last = parts.rows.pop() ?? '';
    return { bytes: Buffer.concat([encode(parts.top + parts.rows.join(''), encoding), encode(last + parts.bottom, other)]), refused };
  }
  return { bytes: whole, refused };
};

/** Tables as tills write them: any delimiter, encoding, layout and number style, whole or with one kind of damage. */
export const generatedTables: fc.Arbitrary<GeneratedFile> = choices.map((given) => {
  // A comma cannot be both; a till that separates by commas and writes decimal commas quotes the numbers, which `writeCell` does.
  const { bytes, refused } = damaged(partsOf(given), given);
  return {
    bytes,
    expected: amountsOf(given.articles, given.numbers),
    articles: given.articles.length,
    refused: new Set(refused),
    isWhole: given.damage === 'none',
    label: `${given.damage}, ${given.encoding}, ${JSON.stringify(given.delimiter)}`,
  };
});

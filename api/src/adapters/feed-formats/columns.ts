import { feedFields, type FeedField, type FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { FeedUnreadable } from './unreadable.ts';

export interface Column {
  /** Position in a table, key in a JSON object. */
  at: number | string;
  /** What the file calls it. */
  header: string;
  /** What the header says the number is for: one gram or millilitre, one pack, or nothing. */
  basis: 'unit' | 'pack' | null;
  isCents: boolean;
}
export type Columns = Partial<Record<FeedField, Column>>;

const synonyms: Record<FeedField, readonly string[]> = {
  pzn: ['pzn', 'pzn8', 'pznnr', 'pznnummer', 'pharmazentralnummer', 'pharmazentralnr', 'artikelnr', 'artikelnummer'],
  name: [
    'artikelbezeichnung', 'artikel', 'bezeichnung', 'name', 'artikelname', 'produkt', 'produktname', 'produktbezeichnung', 'product', 'productname', 'article',
    'item', 'itemname', 'description', 'title', 'displayname', 'handelsname', 'praeparat', 'sorte',
  ],
  quantity: [
    'bestand', 'lagerbestand', 'menge', 'verfuegbar', 'istbestand', 'aktuellerbestand', 'verfuegbarerbestand', 'verfuegbaremenge', 'anzahl', 'stock', 'quantity',
    'qty', 'stockquantity', 'stocklevel', 'onhand', 'available', 'amount', 'inventory', 'packungen', 'bestandpackungen',
  ],
  unit: ['einheit', 'pe', 'packungseinheit', 'packungsgroesse', 'packung', 'pg', 'inhalt', 'gebinde', 'unit', 'packsize', 'pack', 'size'],
  price: [
    'vk', 'avp', 'verkaufspreis', 'preis', 'vkpreis', 'vkbrutto', 'bruttopreis', 'preisbrutto', 'apothekenverkaufspreis', 'endpreis', 'einzelpreis', 'packungspreis',
    'price', 'grossprice', 'retailprice', 'unitprice', 'sellingprice', 'saleprice',
  ],
}; // prettier-ignore

const fieldOf = new Map<string, FeedField>(feedFields.flatMap((field) => synonyms[field].map((word): [string, FeedField] => [word, field])));

const purchaseWord = /^(a?ek|ekp|apu|aep|einkauf\w*|einstand\w*|bezugspreis|purchase\w*|buy\w*|cost|costs|wholesale\w*)$/;
/** What the pharmacy paid. Such a column is never read, so it can reach neither storage nor log. */
const isPurchasePrice = (words: readonly string[]): boolean =>
  words.some((word) => purchaseWord.test(word) || /^(a?ek|einkaufs)(preis|netto|brutto)/.test(word));

const unitWords = new Set(['g', 'gr', 'gramm', 'gram', 'grams', 'ml', 'milliliter', 'stk', 'stueck', 'piece']);
const packWords = new Set(['packung', 'packungen', 'pack', 'packs', 'pkg', 'pck', 'packungspreis', 'bestandpackungen']);
const centWords = new Set(['cent', 'cents', 'ct']);
const fillers = new Set(['in', 'pro', 'je', 'per', 'a', 'eur', 'euro', 'brutto', 'inkl', 'mwst']);

const wordsOf = (header: string): string[] =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether a column holds what the pharmacy paid. */
export const isPurchaseHeader = (header: string): boolean => isPurchasePrice(wordsOf(header));

const lookUp = (words: readonly string[]): FeedField | undefined =>
  fieldOf.get(words.join('')) ?? fieldOf.get(words.filter((word) => !packWords.has(word)).join(''));

const basisOf = (words: readonly string[]): Column['basis'] => {
  if (words.some((word, place) => place > 0 && unitWords.has(word))) return 'unit';
  return words.some((word) => packWords.has(word)) ? 'pack' : null;
};

/** The field that a header or JSON key means, or undefined for everything that is not read. */
export const columnOf = (header: string, at: number | string): { field: FeedField; column: Column } | undefined => {
  const words = wordsOf(header);
  if (words.length === 0 || isPurchasePrice(words)) return undefined;
  const whole = fieldOf.get(words.join(''));
  const bare = words.filter((word, place) => !fillers.has(word) && !centWords.has(word) && !(place > 0 && unitWords.has(word)));
  const field = whole ?? lookUp(bare);
  if (!field) return undefined;
  const basis = field === 'quantity' || field === 'price' ? basisOf(words) : null;
  return { field, column: { at, header: header.trim(), basis, isCents: field === 'price' && words.some((word) => centWords.has(word)) } };
};

/** A header of a file: what it calls itself, what of that says its meaning (`pzn` of `sku.pzn`), and where its cells are. */
export interface Header {
  header: string;
  name: string;
  at: number | string;
}

const headerKey = (header: string): string => header.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** A price that says that customers pay it counts before one that only says it is a price. */
const isSalePrice = ({ header }: Column): boolean =>
  wordsOf(header).some((word) => /^(vk|avp|verkauf|apothekenverkauf|retail|selling|sale|endpreis)/.test(word));

/** Reads a header; of two columns for the same field the first counts. */
const recognised = (headers: readonly Header[]): Columns => {
  const columns: Columns = {};
  for (const { header, name, at } of headers) {
    const found = columnOf(name, at);
    if (!found) continue;
    const column = { ...found.column, header: header.trim() };
    const known = columns[found.field];
    if (!known || (found.field === 'price' && isSalePrice(column) && !isSalePrice(known))) columns[found.field] = column;
  }
  return columns;
};

const mappedColumn = (mapping: FeedMapping, field: FeedField, at: number | string): Column | undefined => {
  const wanted = mapping.columns[field];
  if (!wanted) return undefined;
  const basis = 'basis' in wanted ? (wanted.basis ?? basisOf(wordsOf(wanted.header))) : null;
  return { at, header: wanted.header, basis, isCents: 'isCents' in wanted && wanted.isCents };
};

/** @throws FeedUnreadable when a mapping names what the pharmacy paid as a price */
export const refusePurchasePrices = (mapping: FeedMapping | null): void => {
  for (const column of Object.values(mapping?.columns ?? {}))
    if (column && isPurchasePrice(wordsOf(column.header))) throw new FeedUnreadable('feed.purchasePrice', { column: column.header });
};

/** The headers that a mapping names and the file lacks. */
export const missingColumns = (headers: readonly Header[], mapping: FeedMapping): string[] => {
  const known = new Set(headers.map(({ header }) => headerKey(header)));
  return feedFields.flatMap((field) => {
    const wanted = mapping.columns[field]?.header;
    return wanted === undefined || known.has(headerKey(wanted)) ? [] : [wanted];
  });
};

/** What each column is: as a person confirmed it, and for what they left open as its header says. */
export const columnsOf = (headers: readonly Header[], mapping: FeedMapping | null): Columns => {
  const columns: Columns = {};
  const taken = new Set<number | string>();
  for (const field of mapping ? feedFields : []) {
    const wanted = mapping?.columns[field];
    const found = wanted && headers.find(({ header }) => headerKey(header) === headerKey(wanted.header));
    if (!mapping || !found) continue;
    columns[field] = mappedColumn(mapping, field, found.at);
    taken.add(found.at);
  }
  return { ...recognised(headers.filter(({ at }) => !taken.has(at))), ...columns };
};

/** @throws FeedUnreadable when a column that counts stands there twice under one name: one of them may be anything */
export const refuseTwins = (headers: readonly Header[], columns: Columns): void => {
  for (const { header } of [columns.pzn, columns.unit, columns.quantity, columns.price].filter((column) => column !== undefined)) {
    const key = headerKey(header);
    if (headers.filter((other) => headerKey(other.header) === key).length > 1) throw new FeedUnreadable('feed.columnTwice', { column: header });
  }
};

/** Enough to be a stock list: what it is, how much there is, what it costs. */
export const isComplete = (columns: Columns): boolean =>
  (columns.pzn ?? columns.name) !== undefined && columns.quantity !== undefined && columns.price !== undefined;

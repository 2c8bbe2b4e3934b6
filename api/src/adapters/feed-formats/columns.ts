import { feedFields, type FeedField } from '@blattwerk/contract/stock-feeds/mapping';

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

/** What the pharmacy paid. Such a column is never read, so it can reach neither storage nor log. */
const isPurchasePrice = (words: readonly string[]): boolean =>
  words.some((word) => /^(a?ek|apu|aep|einkauf\w*|purchase\w*|cost|wholesale\w*)$/.test(word) || /^(a?ek|einkaufs)preis/.test(word));

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

/** The field that a header or JSON key means, or undefined for everything that is not read. */
export const columnOf = (header: string, at: number | string): { field: FeedField; column: Column } | undefined => {
  const words = wordsOf(header);
  if (words.length === 0 || isPurchasePrice(words)) return undefined;
  const whole = fieldOf.get(words.join(''));
  const bare = words.filter((word, place) => !fillers.has(word) && !centWords.has(word) && !(place > 0 && unitWords.has(word)));
  const field = whole ?? lookUp(bare);
  if (!field) return undefined;
  const isNumber = field === 'quantity' || field === 'price';
  const basis = !isNumber
    ? null
    : words.some((word, place) => place > 0 && unitWords.has(word))
      ? 'unit'
      : words.some((word) => packWords.has(word))
        ? 'pack'
        : null;
  return { field, column: { at, header: header.trim(), basis, isCents: field === 'price' && words.some((word) => centWords.has(word)) } };
};

/** Reads a header; of two columns for the same field the first counts. */
export const columnsOf = (headers: readonly (readonly [header: string, at: number | string])[]): Columns => {
  const columns: Columns = {};
  for (const [header, at] of headers) {
    const recognised = columnOf(header, at);
    if (recognised) columns[recognised.field] ??= recognised.column;
  }
  return columns;
};

/** Enough to be a stock list: what it is, how much there is, what it costs. */
export const isComplete = (columns: Columns): boolean =>
  (columns.pzn ?? columns.name) !== undefined && columns.quantity !== undefined && columns.price !== undefined;

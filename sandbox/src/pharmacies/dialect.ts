import { chance, choose, pick } from './chance.ts';

export type Encoding = 'windows-1252' | 'utf-8' | 'utf-8-bom' | 'utf-16le';

/** How a pharmacy's software writes its list. */
export interface Dialect {
  delimiter: ';' | ',' | '\t';
  decimal: ',' | '.';
  encoding: Encoding;
  newline: '\r\n' | '\n';
  headers: { pzn: string; name: string; unit: string | null; quantity: string; price: string; cost: string | null };
  /** Quantity in packs and price per pack, with the size of a pack in the unit column. */
  isPacks: boolean;
  /** `PZN-` before every number. */
  isPznPrefixed: boolean;
  /** `€` after every price. */
  hasCurrencySign: boolean;
  quotesNames: boolean;
  /** A first line above the headers. */
  title: string | null;
  /** A last line with the sum of the quantities. */
  totalLabel: string | null;
  json: 'items' | 'list';
  xml: 'attributes' | 'elements';
}

type Program = Omit<Dialect, 'title' | 'totalLabel' | 'json' | 'xml'>;

const plain = { isPacks: false, isPznPrefixed: false, hasCurrencySign: false, quotesNames: false } as const;

/** The programs that pharmacies use, as far as their lists differ. */
const programs: Program[] = [
  {
    ...plain,
    delimiter: ';',
    decimal: ',',
    encoding: 'windows-1252',
    newline: '\r\n',
    quotesNames: true,
    headers: { pzn: 'PZN', name: 'Artikelbezeichnung', unit: 'Einheit', quantity: 'Bestand', price: 'VK', cost: null },
  },
  {
    ...plain,
    delimiter: ',',
    decimal: '.',
    encoding: 'utf-8-bom',
    newline: '\n',
    quotesNames: true,
    headers: { pzn: 'pzn', name: 'name', unit: null, quantity: 'stock_g', price: 'price_per_g', cost: null },
  },
  {
    ...plain,
    delimiter: '\t',
    decimal: ',',
    encoding: 'utf-16le',
    newline: '\r\n',
    isPznPrefixed: true,
    hasCurrencySign: true,
    headers: { pzn: 'PZN', name: 'Artikel', unit: null, quantity: 'Lagerbestand', price: 'AVP', cost: null },
  },
  {
    ...plain,
    delimiter: ';',
    decimal: ',',
    encoding: 'windows-1252',
    newline: '\r\n',
    isPacks: true,
    headers: { pzn: 'PZN', name: 'Bezeichnung', unit: 'PE', quantity: 'Bestand', price: 'VK', cost: 'EK' },
  },
  {
    ...plain,
    delimiter: ';',
    decimal: '.',
    encoding: 'utf-8',
    newline: '\n',
    headers: { pzn: 'Pharmazentralnummer', name: 'Bezeichnung', unit: 'Einheit', quantity: 'Ist-Bestand', price: 'Verkaufspreis', cost: null },
  },
  {
    ...plain,
    delimiter: '\t',
    decimal: ',',
    encoding: 'utf-8',
    newline: '\r\n',
    headers: { pzn: 'Artikelnr', name: 'Name', unit: 'Einheit', quantity: 'Menge', price: 'Preis', cost: null },
  },
];

const titles = ['Bestandsliste Cannabis', 'Lagerbestand Medizinalcannabis', 'Bestandsübersicht'];

/** The dialect of a pharmacy; the same slug always writes the same way. */
export function dialectOf(slug: string): Dialect {
  const program = choose(`${slug} program`, programs);
  const hasTitle = chance(`${slug} title`) < 0.25;
  const hasTotal = chance(`${slug} total`) < 0.2;
  return {
    ...program,
    title: hasTitle ? titles[pick(`${slug} which title`, titles.length)]! : null,
    totalLabel: hasTotal ? 'Summe' : null,
    json: chance(`${slug} json`) < 0.5 ? 'items' : 'list',
    xml: chance(`${slug} xml`) < 0.5 ? 'attributes' : 'elements',
  };
}

import { pznCheckDigit } from '@blattwerk/contract/products/pzn';
import fc from 'fast-check';

/** One article of a generated list, in the numbers that the list writes. */
export interface GeneratedArticle {
  pzn: string;
  name: string;
  pack: number;
  /** The stock as written, in steps of the list's decimals: 12505 with one decimal is 1250,5. */
  steps: number;
  cents: number;
}

export interface Amount {
  quantity: number;
  priceCents: number;
}

export interface GeneratedFile {
  bytes: Uint8Array;
  /** What every accepted row must be, by PZN, and by name for a row that lost its PZN. */
  expected: Map<string, Amount>;
  articles: number;
  /** What must not be accepted. */
  refused: Set<string>;
  /** Nothing is wrong with it: every row must be accepted. */
  isWhole: boolean;
  label: string;
}

/** Valid numbers of an unassigned range, by their index. */
const pznAt = (place: number): string => {
  const seven = String(1_000_000 + place * 7);
  const digit = pznCheckDigit(seven);
  return digit === null ? pznAt(place + 500_000) : `${seven}${digit}`;
};

const names = fc.constantFrom(
  'Blüten Eufloria 30/1',
  'CANNABISBLÜTEN ENUA 25/1 SBD',
  'Gelonade 25:1',
  'Größe „A“ Extrakt',
  'Sorte 420',
  'Tilray THC25',
  'Öl mild',
);

export const articles = fc
  .array(
    fc.record({
      name: names,
      pack: fc.constantFrom(1, 5, 10, 15),
      steps: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 25_000 })),
      cents: fc.integer({ min: 150, max: 30_000 }),
    }),
    { minLength: 4, maxLength: 30 },
  )
  .map((rows) => rows.map((row, place): GeneratedArticle => ({ ...row, pzn: pznAt(place), name: `${row.name} ${place}` })));

/** How numbers are meant and written. */
export interface NumberStyle {
  sign: ',' | '.';
  isGrouped: boolean;
  stockDecimals: 0 | 1 | 2;
  countsPacks: boolean;
  pricesPacks: boolean;
}

export const numberStyles: fc.Arbitrary<NumberStyle> = fc.record({
  sign: fc.constantFrom(',' as const, '.' as const),
  isGrouped: fc.boolean(),
  stockDecimals: fc.constantFrom(0 as const, 1 as const, 2 as const),
  countsPacks: fc.boolean(),
  pricesPacks: fc.boolean(),
});

/** What a reader has to make of an article: the amount in grams, the price for one gram. */
const amountOf = ({ pack, steps, cents }: GeneratedArticle, { stockDecimals, countsPacks, pricesPacks }: NumberStyle): Amount => {
  const written = steps / 10 ** stockDecimals;
  return { quantity: Math.round(written * (countsPacks ? pack : 1) * 100) / 100, priceCents: pricesPacks ? Math.round(cents / pack) : cents };
};

/** What every accepted row must be, by PZN, and by name for a row that lost its PZN. */
export const amountsOf = (list: readonly GeneratedArticle[], style: NumberStyle): Map<string, Amount> =>
  new Map(list.flatMap((article) => [article.pzn, article.name].map((key): [string, Amount] => [key, amountOf(article, style)])));

/** `1.250,5`, `1250.5`: the last `decimals` digits stand behind the sign. */
export const writeNumber = (steps: number, decimals: number, { sign, isGrouped }: NumberStyle): string => {
  const digits = String(steps).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, sign === ',' ? '.' : ',') : whole;
  return decimals === 0 ? grouped : `${grouped}${sign}${digits.slice(-decimals)}`;
};

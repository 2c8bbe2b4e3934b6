import { readPzn } from '@blattwerk/contract/products/pzn';
import { addBit, keepCommon, noBits, type Bits } from '../index/bits.ts';
import type { ProductRow } from '../index/rows.ts';
import { fold, lettersOf, wordsOf } from './fold.ts';
import { trigramsOf } from './closeness.ts';
import { correctionsOf, type KnownWord } from './corrections.ts';

/** Where a word stands says how much it tells: in the name, in the strain or one of its other names, or anywhere else. */
const weights = { name: 6, strain: 3, other: 0 } as const;

/** Which products have a word, and its weight in each. */
interface Posting {
  positions: number[];
  weights: number[];
}

export interface SearchIndex {
  size: number;
  /** All words of all products, folded, a line each, so that one look finds a piece of text in any of them. */
  text: string;
  /** Where each word begins in the text, and which products have it. */
  begins: Uint32Array;
  postings: readonly Posting[];
  positionOfPzn: ReadonlyMap<string, number>;
  known: readonly KnownWord[];
  /** What was found lately. */
  lately: Map<string, Found>;
}

export interface Found {
  hits: Bits;
  /** How well each hit fits: more is better. */
  scores: Uint16Array;
  /** The product whose PZN was asked for, or -1. */
  asked: number;
  corrected: string | null;
}

const textsOf = (row: ProductRow): [text: string, weight: number][] => {
  const ofStrain = new Set([row.strain ?? '', ...(row.strainNames?.names ?? []), ...(row.synonyms ?? [])]);
  const others = new Set([row.manufacturer ?? '', ...(row.manufacturerNames?.names ?? []), row.grower ?? '', ...(row.growerNames?.names ?? [])]);
  const weighted = (texts: Iterable<string>, weight: number): [string, number][] => Array.from(texts, (text) => [text, weight]);
  return [[row.name, weights.name], ...weighted(ofStrain, weights.strain), ...weighted(others, weights.other)];
};

/** The words of a text, folded, each text being taken apart once. */
const wordReader = (): ((text: string) => readonly string[]) => {
  const read = new Map<string, readonly string[]>();
  return (text) => {
    let words = read.get(text);
    if (words === undefined) read.set(text, (words = wordsOf(text).map(fold)));
    return words;
  };
};

const addTo = (words: Map<string, Posting>, word: string, position: number, weight: number): void => {
  let posting = words.get(word);
  if (posting === undefined) words.set(word, (posting = { positions: [], weights: [] }));
  const last = posting.positions.length - 1;
  if (posting.positions[last] !== position) {
    posting.positions.push(position);
    posting.weights.push(weight);
  } else if (posting.weights[last]! < weight) posting.weights[last] = weight;
};

/** Single words, and two neighbours as one, for those who leave out the space. */
const addKnown = (known: Map<string, KnownWord>, text: string): void => {
  const words = lettersOf(text);
  words.forEach((word, at) => {
    const next = words[at + 1];
    for (const shown of next === undefined ? [word] : [word, `${word} ${next}`]) {
      const folded = fold(shown).replaceAll(' ', '');
      if (!known.has(folded)) known.set(folded, { folded, shown, trigrams: trigramsOf(folded) });
    }
  });
};

const productsAtOnce = 100;

/** Everything of a product that a search looks at. */
export const searchedTexts = (rows: readonly ProductRow[]): string => JSON.stringify(rows.map((row) => [row.pzn, ...textsOf(row)]));

export const searchIndex = async (rows: readonly ProductRow[], pause: () => Promise<void>): Promise<SearchIndex> => {
  const words = new Map<string, Posting>();
  const known = new Map<string, KnownWord>();
  const read = wordReader();
  const seen = new Set<string>();
  for (const [position, row] of rows.entries()) {
    for (const [text, weight] of textsOf(row)) {
      for (const word of read(text)) addTo(words, word, position, weight);
      if (!seen.has(text)) addKnown(known, text);
      seen.add(text);
    }
    addTo(words, row.pzn, position, weights.other);
    if (position % productsAtOnce === productsAtOnce - 1) await pause();
  }
  const begins = new Uint32Array(words.size);
  let at = 0;
  [...words.keys()].forEach((word, index) => {
    begins[index] = at;
    at += word.length + 1;
  });
  return {
    size: rows.length,
    text: [...words.keys(), ''].join('\n'),
    begins,
    postings: [...words.values()],
    positionOfPzn: new Map(rows.map(({ pzn }, position) => [pzn, position])),
    known: [...known.values()],
    lately: new Map(),
  };
};

/** The word that stands at a place of the text. */
const wordAt = (begins: Uint32Array, place: number): number => {
  let low = 0;
  let high = begins.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (begins[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

const digit = /\d/;

/** A piece of a number is another number, unless it begins it or the number is a PZN, of which people know pieces. */
const isOtherNumber = (text: string, begin: number, place: number): boolean =>
  place > begin && digit.test(text[place]!) && digit.test(text[place - 1]!) && !/^\d{8}\n/.test(text.slice(begin, begin + 9));

/** The whole word tells most, its beginning more than a piece of it. */
const fitOf = (text: string, begin: number, place: number, length: number): number => {
  if (place !== begin) return 1;
  return text[place + length] === '\n' ? 3 : 2;
};

/** Adds the score of a word to every product that has it. @returns the products that do */
const findWord = ({ size, text, begins, postings }: SearchIndex, word: string, scores: Uint16Array): Bits => {
  const hits = noBits(size);
  const best = new Uint16Array(size);
  for (let place = text.indexOf(word); place !== -1;) {
    const index = wordAt(begins, place);
    if (isOtherNumber(text, begins[index]!, place)) {
      place = text.indexOf(word, place + 1);
      continue;
    }
    const posting = postings[index]!;
    const fit = fitOf(text, begins[index]!, place, word.length);
    posting.positions.forEach((position, at) => {
      addBit(hits, position);
      best[position] = Math.max(best[position]!, posting.weights[at]! + fit);
    });
    const next = text.indexOf('\n', place);
    place = text.indexOf(word, next + 1);
  }
  for (let position = 0; position < size; position += 1) scores[position]! += best[position]!;
  return hits;
};

const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);

/** The products that have all of the words somewhere. */
const findAll = (index: SearchIndex, words: readonly string[], scores: Uint16Array): Bits => {
  let hits: Bits | null = null;
  for (const word of words) {
    const own = findWord(index, fold(word), scores);
    if (hits === null) hits = own;
    else keepCommon(hits, own);
    if (isEmpty(hits)) return hits;
  }
  return hits ?? noBits(index.size);
};

const has = (index: SearchIndex, word: string): boolean => index.text.includes(fold(word));

const search = (index: SearchIndex, words: readonly string[]): Found => {
  const { size } = index;
  const reading = readPzn(words.join(' '));
  const asked = 'pzn' in reading ? (index.positionOfPzn.get(reading.pzn) ?? -1) : -1;
  const scores = new Uint16Array(size);
  const hits = findAll(index, words, scores);
  if (asked >= 0) addBit(hits, asked);
  if (!isEmpty(hits)) return { hits, scores, asked, corrected: null };
  // A number, and whatever has one in it, is never taken for another.
  if (words.every((word) => digit.test(word) || has(index, word))) return { hits, scores, asked, corrected: null };
  for (const corrected of correctionsOf(index.known, words, (word) => digit.test(word) || has(index, word))) {
    const found = new Uint16Array(size);
    const others = findAll(index, wordsOf(corrected), found);
    if (!isEmpty(others)) return { hits: others, scores: found, asked, corrected };
  }
  return { hits, scores, asked, corrected: null };
};

const maxCachedSearches = 300;

/** What a search finds: an exact PZN, else all words anywhere, else the words that are most like them. */
export const findProducts = (index: SearchIndex, q: string): Found => {
  const words = wordsOf(q).filter((word) => fold(word).trim() !== '');
  const key = words.join(' ').toLowerCase();
  const known = index.lately.get(key);
  if (known) return known;
  const found = search(index, words);
  if (index.lately.size >= maxCachedSearches) index.lately.delete(index.lately.keys().next().value!);
  index.lately.set(key, found);
  return found;
};

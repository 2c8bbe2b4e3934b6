import type { Knex } from 'knex';

/**
 * Where the words of `q` are looked for in a list: each word must be found in one of these, in any order. Accents, case and the two ways to
 * write an umlaut make no difference.
 */
export interface SearchedIn {
  /** Columns with names, numbers, addresses. */
  text?: readonly string[];
  /** Columns with the id of a user, who is found by name, e-mail address and telephone number. */
  people?: readonly string[];
  /** Columns with the id of a request, which is found by its number. */
  treatments?: readonly string[];
  phones?: readonly string[];
  /** Columns with a code that is only found as a whole. */
  codes?: readonly string[];
}

/** Words of a search; more of them narrow nothing any more. */
const mostWords = 10;

/** `Müller, Anna` and `Dr. Anna Müller` are words; `PZN` before a number is none. Pure. */
export const wordsOf = (q: string): string[] =>
  q
    .normalize('NFC')
    .replaceAll(/\bPZN\b[-:\s]*(?=\d)/gi, '')
    .replaceAll('\0', '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** The digits of a telephone number as they stand in every way to write it: `+49 (0)30 12-34`, `0049 30 1234` and `030/1234`. Pure. */
export const phoneDigits = (q: string): string | undefined => {
  if (!/^[+(\d][\d\s()/.–-]*$/.test(q.trim())) return undefined;
  const digits = q
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^0{1,2}/, '');
  return digits.length >= 4 ? digits : undefined;
};

const like = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

type Condition = (either: Knex.QueryBuilder) => void;

const personWords = 'person_words(found.title, found.first_name, found.last_name, found.email, found.phone)';

/** One word, in any of the places. */
const wordIn =
  ({ text = [], people = [], treatments = [], codes = [] }: SearchedIn, word: string): Condition =>
  (either) => {
    if (text.length > 0) either.orWhereRaw(`search_fold(concat_ws(' ', ${text.map(() => '??').join(', ')})) LIKE search_fold(?)`, [...text, like(word)]);
    for (const column of people)
      either.orWhereRaw(`?? IN (SELECT found.id FROM users AS found WHERE ${personWords} LIKE search_fold(?))`, [column, like(word)]);
    for (const column of treatments) either.orWhereRaw('?? IN (SELECT treatments_numbered(search_fold(?)))', [column, like(word)]);
    for (const column of codes) either.orWhereRaw('??::text = ANY (ARRAY[?, upper(?), lower(?)])', [column, word, word, word]);
  };

/** One word, or one spelled nearly as it. */
const similarWordIn =
  ({ text = [], people = [] }: SearchedIn, word: string): Condition =>
  (either) => {
    if (text.length > 0) either.orWhereRaw(`search_fold(concat_ws(' ', ${text.map(() => '??').join(', ')})) %> search_fold(?)`, [...text, word]);
    for (const column of people) either.orWhereRaw(`?? IN (SELECT found.id FROM users AS found WHERE ${personWords} %> search_fold(?))`, [column, word]);
    if (text.length + people.length === 0) either.whereRaw('false');
  };

const phoneIn =
  ({ phones = [], people = [] }: SearchedIn, digits: string): Condition =>
  (either) => {
    for (const column of phones) either.orWhereRaw('?? LIKE ?', [column, `%${digits}%`]);
    for (const column of people) either.orWhereRaw(`?? IN (SELECT found.id FROM users AS found WHERE ${personWords} LIKE ?)`, [column, `%${digits}%`]);
  };

/** Narrows a query to the rows with all words of `q`, or with the telephone number that it is. */
export const applySearch = (query: Knex.QueryBuilder, places: SearchedIn, q: string, isLoose = false): void => {
  const words = wordsOf(q);
  if (words.length === 0) return;
  const digits = phoneDigits(q);
  query.where((found) => {
    found.where((all) => {
      for (const word of words) all.where(isLoose ? similarWordIn(places, word) : wordIn(places, word));
    });
    if (digits !== undefined && (places.phones ?? places.people) !== undefined) found.orWhere(phoneIn(places, digits));
  });
};

/** The spelling that all ways to write a text have in common, as `search_fold` makes it. Pure. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');

/** The same search in a list that is not in the database. Pure. */
export const hasWords = (q: string, texts: readonly string[]): boolean => {
  const text = folded(texts.join(' '));
  return wordsOf(q).every((word) => text.includes(folded(word)));
};

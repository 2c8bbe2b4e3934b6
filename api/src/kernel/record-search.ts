import type { Knex } from 'knex';
import { folded, phoneDigits, wordsOf } from './search-words.ts';

/**
 * Where the words of `q` are looked for in a list: each word must be found in one of these, in any order. Accents, case and the two ways to
 * write an umlaut make no difference.
 */
export interface SearchedIn {
  /** Columns with names, numbers, addresses. */
  text?: readonly string[];
  /** Columns with the id of a user, who is found by name, e-mail address and telephone number. */
  people?: readonly string[];
  /** The list's own table of people, where its rows are people. */
  person?: string;
  /** Columns with the id of a request, which is found by its number. */
  treatments?: readonly string[];
  phones?: readonly string[];
  /** Columns with the id of a record of a small table, which is found by its own texts. */
  among?: readonly { column: string; table: string; text: readonly string[] }[];
  /** In place of all others: places of a table of millions, each looked up in its index; a list of alternatives would be tried on every row. */
  through?: SearchedThrough;
  /** Columns with a code that is only found as a whole. */
  codes?: readonly string[];
}

export interface SearchedThrough {
  /** The column of the list with the id of a row of the table. */
  key: string;
  table: 'treatments' | 'auditEvents';
  /** Columns of the table with the id of a user, in all its rows or in those of one doctor. */
  people: readonly { column: string; who: 'patients' | 'doctors' | 'anyone'; ofDoctor?: string }[];
  isNumbered?: true;
  /** Columns of the table with a code that is only found as a whole. */
  codes?: readonly string[];
}

const like = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

type Condition = (either: Knex.QueryBuilder) => void;

const wordsOfPerson = (table: string): string =>
  `person_words(${['title', 'first_name', 'last_name', 'email', 'phone'].map((column) => `${table}.${column}`).join(', ')})`;
const personWords = wordsOfPerson('found');

interface Sql {
  sql: string;
  bindings: Knex.Value[];
}

/** One or two characters are in almost every row, and no index knows them. */
const isShort = (word: string): boolean => folded(word).length < 3;

/** A short word is the beginning of one of a person's words, any other is anywhere in them. */
const namedIn = (words: string, word: string): Sql =>
  isShort(word)
    ? { sql: `(${words} LIKE search_fold(?) OR ${words} LIKE search_fold(?))`, bindings: [like(word).slice(1), `% ${like(word).slice(1)}`] }
    : { sql: `${words} LIKE search_fold(?)`, bindings: [like(word)] };

const roles = { patients: '', doctors: ` AND found.role = 'doctor'`, anyone: '' };
const isStaff = ` AND found.role IN ('doctor', 'pharmacy', 'admin')`;

/** Rows of the table with one of the people, looked up for each of them in the column's index: PostgreSQL alone would rather read millions of rows. */
const rowsOfPeople = (
  { table, selected }: { table: string; selected: string },
  { column, ofDoctor }: SearchedThrough['people'][number],
  named: Sql,
  role: string,
): Sql => ({
  sql: `SELECT through.* FROM users AS found
    CROSS JOIN LATERAL (SELECT ${selected} FROM ?? AS own WHERE ?? = found.id${ofDoctor === undefined ? '' : ' AND own.doctor_id = ?'} OFFSET 0) AS through WHERE (${named.sql})${role}`,
  bindings: [table, `own.${column}`, ...(ofDoctor === undefined ? [] : [ofDoctor]), ...named.bindings],
});

const together = (parts: readonly Sql[], by: string): Sql => ({
  sql: parts.map(({ sql }) => sql).join(by),
  bindings: parts.flatMap(({ bindings }) => bindings),
});

const isNamed = (word: string): Sql => namedIn(personWords, word);
const isNamedNearly = (word: string): Sql => ({ sql: `${personWords} %> search_fold(?)`, bindings: [word] });
const isCalled = (digits: string): Sql => ({ sql: `${personWords} LIKE ?`, bindings: [`%${digits}%`] });

const idsOfUsers = (named: Sql): Sql => ({ sql: `SELECT found.id FROM users AS found WHERE ${named.sql}`, bindings: named.bindings });

const idsOfPeople = ({ table, people }: SearchedThrough, named: Sql): Sql =>
  together(
    people.map((place) => rowsOfPeople({ table, selected: 'own.id' }, place, named, roles[place.who])),
    ' UNION ALL ',
  );

/** The ids of the rows with the word, each place by its own index. */
const foundThrough = (through: SearchedThrough, word: string): Sql =>
  together(
    [
      ...(through.people.length > 0 ? [idsOfPeople(through, isNamed(word))] : []),
      ...(through.isNumbered && !isShort(word) ? [{ sql: 'SELECT treatments_numbered(search_fold(?))', bindings: [like(word)] }] : []),
      ...(through.codes ?? []).map((code) => ({
        sql: 'SELECT through.id FROM ?? AS through WHERE ?? IN (?, upper(?), lower(?))',
        bindings: [through.table, `through.${code}`, word, word, word],
      })),
    ],
    ' UNION ALL ',
  );

/** Every word belongs to one of a row's people, and one of the words to a member of staff: two people of a row are never two patients. */
const spreadOver = ({ table, people }: SearchedThrough, words: readonly string[]): Sql => {
  const anyWord = together(words.map(isNamed), ' OR ');
  const staff = people.filter(({ who }) => who !== 'patients').map((place) => rowsOfPeople({ table, selected: 'own.*' }, place, anyWord, isStaff));
  const rows = together(staff, ' UNION ALL ');
  const person = people.map(({ ofDoctor }) => (ofDoctor === undefined ? '??' : 'CASE WHEN spread.doctor_id = ? THEN ?? END')).join(', ');
  const personOf = people.flatMap(({ column, ofDoctor }) => [...(ofDoctor === undefined ? [] : [ofDoctor]), `spread.${column}`]);
  const each = together(
    words.map((word) => {
      const { sql, bindings } = isNamed(word);
      return { sql: `EXISTS (SELECT FROM users AS found WHERE found.id IN (${person}) AND ${sql})`, bindings: [...personOf, ...bindings] };
    }),
    ' AND ',
  );
  return { sql: `SELECT spread.id FROM (${rows.sql}) AS spread WHERE ${each.sql}`, bindings: [...rows.bindings, ...each.bindings] };
};

/**
 * The ids of the rows whose one person has all of these words; only if there are none, and each word belongs to a person, those in which the words are spread
 * over several people. A name of two words that each belong to tens of thousands is so looked up once.
 */
const foundByName = (through: SearchedThrough, words: readonly string[]): Sql => {
  const whole = idsOfPeople(through, together(words.map(isNamed), ' AND '));
  const spread = spreadOver(through, words);
  const known = together(
    words.map((word) => idsOfUsers(isNamed(word))),
    ') AND EXISTS (',
  );
  return {
    sql: `WITH whole AS MATERIALIZED (${whole.sql}) SELECT id FROM whole UNION ALL ${spread.sql} AND NOT EXISTS (SELECT FROM whole) AND EXISTS (${known.sql})`,
    bindings: [...whole.bindings, ...spread.bindings, ...known.bindings],
  };
};

/** Words of a name that are best looked for together; numbers and codes are found one by one. */
const nameWords = ({ through }: SearchedIn, words: readonly string[]): string[] => {
  const names = through && through.people.length > 0 ? words.filter((word) => !/\d/.test(word)) : [];
  return names.length > 1 ? names : [];
};

const matches = (query: Knex.QueryBuilder, { sql, bindings }: Sql): Knex.QueryBuilder => query.whereRaw(sql, bindings);
const isAmong = (either: Knex.QueryBuilder, column: string, ids: Sql): Knex.QueryBuilder => either.orWhereRaw(`?? IN (${ids.sql})`, [column, ...ids.bindings]);
/** Few of millions, each sought in the index of the key. */
const isIn = (either: Knex.QueryBuilder, key: string, ids: Sql): Knex.QueryBuilder => either.orWhereRaw(`?? = ANY (ARRAY(${ids.sql}))`, [key, ...ids.bindings]);

/** One word, in any of the places. */
const wordIn =
  ({ text = [], person, people = [], treatments = [], among = [], through, codes = [] }: SearchedIn, word: string): Condition =>
  (either) => {
    // A list without a place for the word has no row with it.
    either.whereRaw('false');
    const ids = through && foundThrough(through, word);
    if (ids?.sql) isIn(either, through!.key, ids);
    if (text.length > 0) either.orWhereRaw(`search_fold(concat_ws(' ', ${text.map(() => '??').join(', ')})) LIKE search_fold(?)`, [...text, like(word)]);
    if (person !== undefined) either.orWhere((own) => matches(own, namedIn(wordsOfPerson(person), word)));
    for (const column of people) isAmong(either, column, idsOfUsers(isNamed(word)));
    if (!isShort(word)) for (const column of treatments) either.orWhereRaw('?? IN (SELECT treatments_numbered(search_fold(?)))', [column, like(word)]);
    for (const { column, table, text: named } of among) {
      const columns = named.map((name) => `found.${name}`);
      const words = columns.map(() => '??').join(', ');
      either.orWhereRaw(`?? IN (SELECT found.id FROM ?? AS found WHERE search_fold(concat_ws(' ', ${words})) LIKE search_fold(?))`, [
        column,
        table,
        ...columns,
        like(word),
      ]);
    }
    for (const column of codes) either.orWhereRaw('??::text = ANY (ARRAY[?, upper(?), lower(?)])', [column, word, word, word]);
  };

/** Every word, in any of the places; those of a name first in one person. */
const allWordsIn =
  (places: SearchedIn, words: readonly string[]): Condition =>
  (all) => {
    const names = nameWords(places, words);
    if (places.through && names.length > 0) all.where((own) => isIn(own, places.through!.key, foundByName(places.through!, names)));
    // The longest is in the fewest rows: where it is missing, PostgreSQL does not look for the others.
    const others = words.filter((one) => !names.includes(one)).toSorted((one, other) => other.length - one.length);
    for (const word of others) all.where(wordIn(places, word));
  };

/** People of whom a search over all kinds shows records: of a hundred thousand with one area code the first will do. */
const mostPeople = 200;

/** Who has all words in the name, spelled so or nearly so, or the telephone number; patients and staff, some of each: once for the lists of all kinds. */
export const findPeople = async (trx: Knex, q: string, isLoose: boolean): Promise<string[]> => {
  const [words, digits] = [wordsOf(q), phoneDigits(q)];
  if (words.length === 0 || (!isLoose && digits === undefined && words.some((word) => /\d/.test(word)))) return [];
  const { sql, bindings } = !isLoose && digits !== undefined ? isCalled(digits) : together(words.map(isLoose ? isNamedNearly : isNamed), ' AND ');
  const some = (role: string): string => `(SELECT found.id FROM users AS found WHERE ${sql}${role} LIMIT ${mostPeople})`;
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(`${some(` AND found.role = 'patient'`)} UNION ALL ${some(isStaff)}`, [...bindings, ...bindings]);
  return rows.map(({ id }) => id);
};

const isOneOf = (ids: readonly string[]): Sql => ({ sql: 'found.id = ANY (?)', bindings: [ids as string[]] });

/** Records of these people. */
const ofPeople =
  ({ person, people = [], through }: SearchedIn, ids: readonly string[]): Condition =>
  (either) => {
    either.whereRaw('false');
    for (const column of [...people, ...(person === undefined ? [] : [`${person}.id`])]) either.orWhereRaw('?? = ANY (?)', [column, ids as string[]]);
    if (through && through.people.length > 0) isIn(either, through.key, idsOfPeople(through, isOneOf(ids)));
  };

/** Words that are spelled nearly so, all of them in the record's own text. */
const similarTo =
  ({ text = [] }: SearchedIn, words: readonly string[]): Condition =>
  (either) => {
    either.whereRaw('false');
    if (text.length > 0) {
      const own = `search_fold(concat_ws(' ', ${text.map(() => '??').join(', ')})) %> search_fold(?)`;
      either.orWhere((all) => words.forEach((word) => void all.whereRaw(own, [...text, word])));
    }
  };

const phoneIn =
  ({ phones = [], person, people = [], through }: SearchedIn, digits: string): Condition =>
  (either) => {
    if (through && through.people.length > 0) isIn(either, through.key, idsOfPeople(through, isCalled(digits)));
    for (const column of phones) either.orWhereRaw('?? LIKE ?', [column, `%${digits}%`]);
    if (person !== undefined) either.orWhereRaw(`${wordsOfPerson(person)} LIKE ?`, [`%${digits}%`]);
    for (const column of people) isAmong(either, column, idsOfUsers(isCalled(digits)));
  };

const hasPhones = ({ phones = [], person, people = [], through }: SearchedIn): boolean =>
  person !== undefined || phones.length + people.length + (through?.people.length ?? 0) > 0;

/** Narrows a query to the rows with all words of `q`, or with the telephone number that it is. */
export const applySearch = (query: Knex.QueryBuilder, places: SearchedIn, q: string): void => {
  const words = wordsOf(q);
  if (words.length === 0) return;
  const digits = phoneDigits(q);
  query.where((found) => {
    found.where(allWordsIn(places, words));
    if (digits !== undefined && hasPhones(places)) found.orWhere(phoneIn(places, digits));
  });
};

/** What is looked for in the lists of all kinds, and the people that `findPeople` has found for it. */
export interface SearchedEverywhere {
  q: string;
  people: readonly string[];
  /** Similar spellings. */
  isLoose: boolean;
}

const withoutPeople = ({ person: _person, people: _people, through, ...places }: SearchedIn): SearchedIn => ({
  ...places,
  ...(through ? { through: { ...through, people: [] } } : {}),
});

/** The same where a few rows are wanted and not their number. */
export const applyHitSearch = (query: Knex.QueryBuilder, places: SearchedIn, { q, people: ids, isLoose }: SearchedEverywhere): void => {
  const [words, digits] = [wordsOf(q), phoneDigits(q)];
  if (words.length === 0) return void query.whereRaw('false');
  query.where((found) => {
    found.where(isLoose ? similarTo(places, words) : allWordsIn(digits === undefined && ids.length === 0 ? places : withoutPeople(places), words));
    if (ids.length > 0) found.orWhere(ofPeople(places, ids));
    if (!isLoose && digits !== undefined) for (const column of places.phones ?? []) found.orWhere(column, 'like', `%${digits}%`);
  });
};

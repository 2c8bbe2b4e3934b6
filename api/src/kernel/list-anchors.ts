import type { Knex } from 'knex';

/** The order of a list whose pages can be sought: no column is ever null, all have one direction, the key is at the end. */
export interface SoughtOrder {
  columns: readonly string[];
  isDescending: boolean;
}

/** Where a page begins: what its first row has in the columns of the order, as PostgreSQL writes them. */
export interface Anchor {
  page: number;
  values: readonly string[];
}

/** Pages before this one are counted from the first row: they cost little, and begin where they begin now. */
const firstSought = 100;
/** Pages that an anchor lies before the page it was made for, since people page back as well; it serves twice as many behind it. */
export const anchorReach = 50;
/** A row added or gone before an anchor moves the pages behind it only after this time. */
const knownForMs = 60_000;
const mostQuestions = 200;
const mostAnchors = 20;

const memory = new WeakMap<object, Map<string, (Anchor & { until: number })[]>>();

export const isDeep = (page: number): boolean => page >= firstSought;

/** The anchor that serves a page of a question, if one was made within the last minute. */
export const anchorOf = (list: object, question: string, page: number): Anchor | undefined => {
  const anchors = isDeep(page) ? (memory.get(list)?.get(question) ?? []) : [];
  return anchors.findLast((anchor) => anchor.page <= page && page - anchor.page <= 2 * anchorReach && anchor.until > performance.now());
};

export const rememberAnchor = (list: object, question: string, anchor: Anchor): void => {
  const questions = memory.get(list) ?? new Map<string, (Anchor & { until: number })[]>();
  if (questions.size >= mostQuestions) questions.clear();
  const others = (questions.get(question) ?? []).slice(1 - mostAnchors);
  memory.set(list, questions.set(question, [...others, { ...anchor, until: performance.now() + knownForMs }]));
};

/** Narrows to the rows from an anchor on. The first column is said once more: its own index can begin there, where the others are of other tables. */
export const seek = (query: Knex.QueryBuilder, { columns, isDescending }: SoughtOrder, { values }: Anchor): Knex.QueryBuilder => {
  const places = (mark: string): string => columns.map(() => mark).join(', ');
  const sign = isDescending ? '<=' : '>=';
  return query.whereRaw(`(${places('??')}) ${sign} (${places('?')})`, [...columns, ...values]).whereRaw(`?? ${sign} ?`, [columns[0] ?? '', values[0] ?? '']);
};

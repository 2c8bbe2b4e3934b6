import { feedFields } from '@blattwerk/contract/stock-feeds/mapping';
import { columnsOf, isComplete, type Columns } from './columns.ts';
import type { RawRow } from './rows.ts';
import { FeedUnreadable } from './unreadable.ts';

export interface JsonList {
  /** Where the rows were found, such as `$.items`. */
  path: string;
  headers: string[];
  columns: Columns;
  rows: RawRow[];
}

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const maxDepth = 4;

/** Every list of objects down to a small depth, with its path. */
const listsIn = (value: unknown, path: string, depth: number): { path: string; items: Plain[] }[] => {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.every(isPlain) ? [{ path, items: value }] : [];
  return isPlain(value) ? Object.entries(value).flatMap(([key, inner]) => listsIn(inner, `${path}.${key}`, depth + 1)) : [];
};

/** An item with the keys of its inner objects beside its own (`sku: { pzn }` gives `sku.pzn`). */
const flatten = (item: Plain): [key: string, name: string, value: unknown][] =>
  Object.entries(item).flatMap(([key, value]): [string, string, unknown][] =>
    isPlain(value)
      ? Object.entries(value).map(([inner, innerValue]): [string, string, unknown] => [`${key}.${inner}`, inner, innerValue])
      : [[key, key, value]],
  );

/** Keys by what they are called: the innermost name of `sku.pzn` says what it is. */
const keysIn = (items: readonly Plain[]): Map<string, string> => {
  const keys = new Map<string, string>();
  for (const item of items.slice(0, 50)) for (const [key, name] of flatten(item)) keys.set(key, name);
  return keys;
};

const columnsIn = (items: readonly Plain[]): Columns => {
  const columns = columnsOf([...keysIn(items)].map(([key, name]) => [name, key] as const));
  for (const column of Object.values(columns)) column.header = String(column.at);
  return columns;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

const toRaw = (item: Plain, index: number, columns: Columns): RawRow => {
  const values = new Map(flatten(item).map(([key, , value]) => [key, value]));
  const cells: RawRow['cells'] = {};
  for (const field of feedFields) {
    const at = columns[field]?.at;
    if (typeof at === 'string') cells[field] = asText(values.get(at));
  }
  return { line: index + 1, cells };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new FeedUnreadable(/[\]}]\s*$/.test(text) ? 'feed.unreadable' : 'feed.truncated');
  }
};

/**
 * Reads a JSON document: finds the list of articles by its fields, wherever it stands. Lines are the items' positions, counted from 1.
 * @throws FeedUnreadable when it is no JSON, breaks off, or holds no such list
 */
export const readJson = (text: string): JsonList => {
  const lists = listsIn(parseJson(text), '$', 0);
  const known = lists.map((list) => ({ ...list, columns: columnsIn(list.items) })).filter((list) => isComplete(list.columns));
  const best = known.sort((a, b) => b.items.length - a.items.length)[0];
  if (best)
    return {
      path: best.path,
      headers: [...keysIn(best.items).keys()],
      columns: best.columns,
      rows: best.items.map((item, index) => toRaw(item, index, best.columns)),
    };
  const empty = lists.find((list) => list.items.length === 0);
  if (!empty) throw new FeedUnreadable('feed.noHeader');
  return { path: empty.path, headers: [], columns: {}, rows: [] };
};

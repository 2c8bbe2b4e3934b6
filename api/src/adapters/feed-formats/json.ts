import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { Cell, ReadRow } from './cells.ts';
import { columnsOf, isComplete, missingColumns, type Column, type Columns, type Header } from './columns.ts';
import { contentTimeOf } from './content-time.ts';
import { itemsOf, listsIn, type JsonList } from './json-lists.ts';
import { feedLimits } from './limits.ts';
import type { ReadFile } from './read-result.ts';
import { FeedUnreadable } from './unreadable.ts';

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const sampleSize = 50;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new FeedUnreadable('feed.unreadable');
  }
};

/** An item with the keys of its inner objects behind its own (`sku: { pzn }` gives `sku.pzn`). */
const flatten = (item: Plain): [key: string, name: string, value: unknown][] => {
  const own: [string, string, unknown][] = [];
  const inner: [string, string, unknown][] = [];
  for (const [key, value] of Object.entries(item)) {
    if (isPlain(value)) for (const [name, innerValue] of Object.entries(value)) inner.push([`${key}.${name}`, name, innerValue]);
    else own.push([key, key, value]);
  }
  return [...own, ...inner];
};

interface Known {
  list: JsonList;
  headers: Header[];
  columns: Columns;
}

const sample = (text: string, list: JsonList, mapping: FeedMapping | null): Known => {
  const keys = new Map<string, string>();
  let seen = 0;
  for (const item of itemsOf(text, list)) {
    const value = parse(item);
    if (isPlain(value)) for (const [key, name] of flatten(value)) keys.set(key, name);
    seen += 1;
    if (seen >= sampleSize || keys.size > feedLimits.columns) break;
  }
  const headers = [...keys].map(([key, name]): Header => ({ header: key, name, at: key }));
  return { list, headers, columns: columnsOf(headers, mapping) };
};

const asCell = (value: unknown): Cell => (typeof value === 'number' ? value : typeof value === 'string' ? value.trim() : '');

const valueAt = (item: Plain, { at }: Column): unknown => {
  const key = String(at);
  if (Object.hasOwn(item, key)) return item[key];
  const dot = key.indexOf('.');
  const inner = dot < 0 ? undefined : item[key.slice(0, dot)];
  return isPlain(inner) ? inner[key.slice(dot + 1)] : undefined;
};

const rowOf = (value: unknown, line: number, columns: Columns): ReadRow => {
  const item = isPlain(value) ? value : undefined;
  const of = (column: Column | undefined): Cell | undefined => (column ? asCell(item && valueAt(item, column)) : undefined);
  return {
    line,
    pzn: of(columns.pzn),
    name: of(columns.name),
    quantity: of(columns.quantity),
    unit: of(columns.unit),
    price: of(columns.price),
    problem: item ? undefined : 'row.malformed',
    width: 0,
  };
};

/** The list of articles: the one that the mapping names, else the longest one whose fields make a stock list. */
const chosenList = (text: string, lists: readonly JsonList[], mapping: FeedMapping | null): Known => {
  const wanted = mapping?.list ? lists.filter(({ path }) => path === mapping.list) : lists;
  if (mapping?.list && wanted.length === 0) throw new FeedUnreadable('feed.columnMissing', { column: mapping.list });
  const sampled = wanted.filter(({ count }) => count > 0).map((list) => sample(text, list, mapping));
  const isMapped = ({ headers }: Known): boolean => !mapping || missingColumns(headers, mapping).length === 0;
  const best = sampled.filter((known) => isComplete(known.columns) && isMapped(known)).sort((a, b) => b.list.count - a.list.count)[0];
  if (best) return best;
  const empty = wanted.find(({ count }) => count === 0);
  if (empty && sampled.length === 0) return { list: empty, headers: [], columns: {} };
  const nearest = mapping ? sampled.map(({ headers }) => missingColumns(headers, mapping)).sort((a, b) => a.length - b.length)[0] : undefined;
  throw nearest?.[0] === undefined ? new FeedUnreadable('feed.noHeader') : new FeedUnreadable('feed.columnMissing', { column: nearest[0] });
};

/** The document without its lists: small, and everything that is not an article. */
const withoutLists = (text: string, lists: readonly JsonList[]): unknown => {
  let rest = '';
  let at = 0;
  for (const { start, end } of [...lists].sort((a, b) => a.start - b.start)) {
    rest += `${text.slice(at, start)}[]`;
    at = end;
  }
  return parse(rest + text.slice(at));
};

/**
 * Reads a JSON document item by item: finds the list of articles by its fields, wherever it stands. Lines are the items' positions, counted from 1.
 * @throws FeedUnreadable when it is no JSON, breaks off, is nested too deeply, or holds no such list
 */
export const readJson = (text: string, mapping: FeedMapping | null, onRows: (rows: number) => void): ReadFile => {
  const lists = listsIn(text);
  const root = withoutLists(text, lists);
  const { list, headers, columns } = chosenList(text, lists, mapping);
  if (list.count > feedLimits.rows) throw new FeedUnreadable('feed.tooLarge');
  const rows: ReadRow[] = [];
  for (const item of itemsOf(text, list)) {
    rows.push(rowOf(parse(item), rows.length + 1, columns));
    if (rows.length % 10_000 === 0) onRows(rows.length);
  }
  return {
    rows,
    columns,
    layout: { delimiter: null, headerLine: null, list: list.path, headers: headers.map(({ header }) => header) },
    usualSign: '.',
    isTorn: false,
    contentAt: isPlain(root) ? contentTimeOf(Object.entries(root)) : null,
  };
};

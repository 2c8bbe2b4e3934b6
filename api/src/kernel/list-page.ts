import { fieldFiltersIn, myself } from '@blattwerk/contract/backoffice/list-filters';
import { exactTotalLimit, type ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Knex } from 'knex';
import type { Actor, Ctx } from './ctx.ts';
import { anchorOf, anchorReach, isDeep, rememberAnchor, seek, type SoughtOrder } from './list-anchors.ts';
import { plannedAnew, prepared } from './prepared-reads.ts';

/** What of a list its pages are read by. */
export interface Paged<C extends Ctx = Ctx> {
  /** The columns that tell records apart; they make paging stable. */
  key: readonly [string, ...string[]];
  /**
   * The rows of the list with their columns, narrowed to those that the actor may see. `ids` are the first key's values where only those rows are
   * read: a list that sums up other tables sums up what belongs to them.
   */
  visibleTo: (ctx: C, ids?: readonly string[]) => Knex.QueryBuilder;
}

export interface Total {
  total: number;
  isTotalExact: boolean;
}

/** A total far beyond the limit is not counted again for so long: it says "more than 10,000", and a minute takes no 10,000 rows away. */
const knownForMs = 60_000;
const farBeyond = 2 * exactTotalLimit;
/** Questions that a process remembers of one list. */
const mostQuestions = 1000;
const beyond = new WeakMap<object, Map<string, number>>();

/** Whose sight a total is of: all administrators see the same rows, unless they ask for their own. */
const sightOf = (actor: Actor, isOwn: boolean): string => (actor.role === 'admin' && !isOwn ? 'admin' : JSON.stringify(actor));

const questionOf = ({ actor }: Ctx, { filters, q }: ListQuery): string => {
  const isOwn = fieldFiltersIn(filters).some(({ value }) => value === myself || (Array.isArray(value) && value.includes(myself)));
  return JSON.stringify([sightOf(actor, isOwn), filters, q]);
};

const isKnownBeyond = (list: object, question: string): boolean => (beyond.get(list)?.get(question) ?? 0) > performance.now();

const rememberBeyond = (list: object, question: string): void => {
  const known = beyond.get(list) ?? new Map<string, number>();
  if (known.size >= mostQuestions) known.clear();
  beyond.set(list, known.set(question, performance.now() + knownForMs));
};

const counting = (query: Knex.QueryBuilder, { trx }: Ctx, limit?: number): Knex.QueryBuilder => {
  const rows = query.clone().clearSelect().clearOrder().select(trx.raw('1'));
  if (limit !== undefined) rows.limit(limit);
  return trx.from(rows.as('counted')).count('*');
};

const countAll = async (query: Knex.QueryBuilder, ctx: Ctx): Promise<Total> => {
  const [found]: { count: number }[] = await counting(query, ctx).options(plannedAnew);
  return { total: Number(found?.count ?? 0), isTotalExact: true };
};

const keyName = (place: number): string => `key_${'abc'[place] ?? place}`;
const keyValues = (row: Readonly<Record<string, unknown>>, key: readonly string[]): string[] =>
  key.map((_column, place) => String(row[`key${'ABC'[place] ?? place}`]));

const withKeys = (query: Knex.QueryBuilder, { trx }: Ctx, key: readonly string[]): Knex.QueryBuilder =>
  query.select(key.map((column, place) => trx.raw('?? AS ??', [column, keyName(place)])));

/** The rows of the keys with all that the list shows of them, in the order of the keys. */
const rowsOf = async <Row>({ key, visibleTo }: Paged, ctx: Ctx, keys: readonly string[][]): Promise<Row[]> => {
  const [column] = key;
  const ids = keys.map(([id]) => id as string);
  const query = withKeys(visibleTo(ctx, ids), ctx, key).options(prepared);
  if (key.length === 1) query.whereIn(column, ids);
  else query.whereIn([...key], keys);
  const rows: (Row & Record<string, unknown>)[] = await query;
  const byKey = new Map<string, Row>(rows.map((row) => [keyValues(row, key).join(), row]));
  return keys.flatMap((values): Row[] => {
    const row = byKey.get(values.join());
    return row === undefined ? [] : [row];
  });
};

/** The first rows of a list in an order: their keys first, then the rows. */
export const readFirst = async <Row>(list: Paged, ctx: Ctx, inOrder: Knex.QueryBuilder, limit: number): Promise<Row[]> => {
  const found: Place[] = await withKeys(inOrder.clearSelect(), ctx, list.key).limit(limit).options(plannedAnew);
  return rowsOf(
    list,
    ctx,
    found.map((row) => keyValues(row, list.key)),
  );
};

/** A question in its order, and the columns of that order where its pages can be sought. */
interface InOrder {
  inOrder: Knex.QueryBuilder;
  sought: SoughtOrder | undefined;
}

type Place = Record<string, unknown> & { counted?: number };

/**
 * The keys of a page's rows. A page far behind is counted from the first row once, with those before it: the next and the former pages of the same
 * question begin at what was found then (decision 164).
 */
const placesOf = async (
  list: Paged,
  ctx: Ctx,
  { inOrder, sought, counted }: InOrder & { counted: Knex.QueryBuilder | undefined },
  asked: ListQuery,
): Promise<Place[]> => {
  const { page, pageSize, sort } = asked;
  const question = `${pageSize} ${sort ?? ''} ${questionOf(ctx, asked)}`;
  const anchor = sought && anchorOf(list, question, page);
  const isAnchored = sought !== undefined && anchor === undefined && isDeep(page);
  const before = isAnchored ? anchorReach : 0;
  const from = page - (anchor?.page ?? 1) - before;
  const places = withKeys(inOrder.clearSelect(), ctx, list.key)
    .limit(pageSize * (1 + before))
    .offset(pageSize * from);
  if (sought && anchor) seek(places, sought, anchor);
  if (sought && isAnchored) places.select(sought.columns.map((column, at) => ctx.trx.raw('??::text AS ??', [column, `anchor_${at}`])));
  const asking = ctx.trx.from(places.as('page')).select('page.*').options(plannedAnew);
  if (counted) asking.select(counted);
  const found: Place[] = await asking;
  const [first] = found;
  if (sought && isAnchored && first)
    rememberAnchor(list, question, { page: page - before, values: sought.columns.map((_column, at) => String(first[`anchor${at}`])) });
  return found.slice(pageSize * before);
};

/**
 * One page: first the keys of its rows, out of indexes where there are some, with the total in the same statement; then the rows themselves, with
 * their joins for a page of them and not for all that lie before it.
 */
export const readPage = async <Row>(list: Paged, ctx: Ctx, query: Knex.QueryBuilder, order: InOrder, asked: ListQuery): Promise<{ rows: Row[] } & Total> => {
  const { page, pageSize, count } = asked;
  const before = (page - 1) * pageSize;
  const question = questionOf(ctx, asked);
  const isBeyond = count !== 'exact' && isKnownBeyond(list, question);
  // What is searched for is not in an order of its own: counting further than is said would cost more than it saves.
  const far = asked.q === undefined ? farBeyond : exactTotalLimit;
  const counted = isBeyond ? undefined : counting(query, ctx, count === 'exact' ? undefined : far + 1).as('counted');
  const found = await placesOf(list, ctx, { ...order, counted }, asked);
  if (found.length === 0) return { rows: [], ...(page === 1 ? { total: 0, isTotalExact: true } : await countAll(query, ctx)) };
  const rows = await rowsOf<Row>(
    list,
    ctx,
    found.map((row) => keyValues(row, list.key)),
  );
  if (found.length < pageSize) return { rows, total: before + found.length, isTotalExact: true };
  const total = Number(found[0]?.counted ?? farBeyond + 1);
  if (count !== 'exact' && total > far) rememberBeyond(list, question);
  const isTotalExact = count === 'exact' || total <= exactTotalLimit;
  return { rows, total: isTotalExact ? total : exactTotalLimit, isTotalExact };
};

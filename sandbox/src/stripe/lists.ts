import { noSuch } from './errors.ts';
import type { Params } from './params.ts';

/** What every list accepts beside its own filters. */
export const listParameters = ['limit', 'starting_after', 'ending_before', 'created', 'expand'];

function withinCreated(params: Params, created: number): boolean {
  const range = params.child('created');
  if (range === undefined) return true;
  if (range.text('gte') === undefined && range.text('gt') === undefined && range.text('lte') === undefined && range.text('lt') === undefined) {
    return created === params.integer('created');
  }
  const [gte, gt, lte, lt] = (['gte', 'gt', 'lte', 'lt'] as const).map((name) => range.integer(name));
  return created >= (gte ?? 0) && created > (gt ?? -1) && created <= (lte ?? Infinity) && created < (lt ?? Infinity);
}

function positionOf(items: { id: string }[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position < 0) throw noSuch('object', id, param);
  return position;
}

/** A page of Stripe's lists: newest first, cursors `starting_after` and `ending_before`, `limit` 1 to 100 (10). */
export function listPage<T extends { id: string; created: number }>(oldestFirst: T[], params: Params, url: string) {
  const items = oldestFirst.filter((item) => withinCreated(params, item.created)).reverse();
  const limit = Math.min(100, Math.max(1, params.integer('limit') ?? 10));
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (before !== undefined) {
    const end = positionOf(items, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list' as const, data: items.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(items, after, 'starting_after') + 1;
  return { object: 'list' as const, data: items.slice(start, start + limit), has_more: start + limit < items.length, url };
}

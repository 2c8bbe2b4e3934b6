import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { cursorBatches } from './cursor.ts';
import type { Ctx } from './ctx.ts';
import { wholeList, type ListFields, type RecordList } from './list-records.ts';

/** What narrows and orders a list. */
export type Asked = Pick<ListQuery, 'sort' | 'filters' | 'q'>;

/** A list without its pages, as far as the actor sees it: for files, for what is done to many records at once, and for who hears of a change. */
export interface OpenedList {
  /** How many records there are, exactly. */
  count: () => Promise<number>;
  /** The records as the list presents them, in its order, in batches of `size`. Only within a transaction; a reading of health data is noted as by the list. */
  batches: (size: number) => AsyncGenerator<object[]>;
  /** The ids of the records in their order. Of lists whose key is one column. */
  ids: () => Promise<string[]>;
  /** Those of the ids that the actor sees, whatever was asked. */
  visible: (ids: readonly string[]) => Promise<string[]>;
  /** Records by their ids, whatever was asked: those that the actor may see, by id. */
  records: (ids: readonly string[]) => Promise<Map<string, object>>;
}

/** @throws server.badRequest naming the field when a filter or an order is not one of the list's own */
export type OpenList = (ctx: Ctx, asked: Asked) => Promise<OpenedList>;

/** Makes a list available as a whole. A list that depends on a setting or on what is asked is made when it is opened. */
export const openedBy =
  <Fields extends ListFields, Row, Item extends object, C extends Ctx>(
    list: (ctx: Ctx, asked: Asked) => Promise<RecordList<Fields, Row, Item, C>> | RecordList<Fields, Row, Item, C>,
  ): OpenList =>
  async (ctx, asked) => {
    const descriptor = await list(ctx, asked);
    const bound = ctx as C;
    const query = wholeList(descriptor, bound, asked);
    const [key] = descriptor.key;
    return {
      count: async () => {
        const [counted] = await ctx.trx
          .from(query.clone().clearSelect().clearOrder().select(ctx.trx.raw('1')).as('counted'))
          .count<{ total: number }[]>({ total: '*' });
        return Number(counted?.total ?? 0);
      },
      batches: async function* (size) {
        for await (const rows of cursorBatches<Row>(ctx.trx, query, size)) {
          await descriptor.auditRead?.(rows, bound);
          yield descriptor.present(rows, bound);
        }
      },
      ids: async () => {
        const rows = (await query.clone().clearSelect().select({ id: key })) as { id: string }[];
        return rows.map(({ id }) => id);
      },
      visible: async (ids) => {
        const query = descriptor.visibleTo(bound, ids).clearSelect();
        return (await query.whereIn(key, [...ids]).pluck<unknown[]>(key)).map(String);
      },
      records: async (ids) => {
        const rows = (await descriptor.visibleTo(bound, ids).whereIn(key, [...ids])) as Row[];
        const items = (await descriptor.present(rows, bound)) as (Item & { id: string })[];
        return new Map(items.map((item) => [item.id, item]));
      },
    };
  };

/** Those of the ids that the actor sees in a list. */
export type VisibleIds = (ctx: Ctx, ids: readonly string[]) => Promise<string[]>;

/** By the list's own rule of who sees which rows. */
export const seenIn =
  (list: OpenList): VisibleIds =>
  async (ctx, ids) =>
    (await list(ctx, { filters: [] })).visible(ids);

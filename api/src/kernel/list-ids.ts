import type { Ctx } from './ctx.ts';
import type { ListFields, RecordList } from './list-records.ts';

/** Those of the ids that the actor sees in a list. */
export type VisibleIds = (ctx: Ctx, ids: readonly string[]) => Promise<string[]>;

/** By the list's own rule of who sees which rows. A list that depends on a setting is made when it is asked. */
export const idsOf =
  <Fields extends ListFields, Row, Item, C extends Ctx>(
    list: (ctx: Ctx) => Promise<RecordList<Fields, Row, Item, C>> | RecordList<Fields, Row, Item, C>,
  ): VisibleIds =>
  async (ctx, ids) => {
    const {
      visibleTo,
      key: [key],
    } = await list(ctx);
    return visibleTo(ctx as C)
      .clearSelect()
      .whereIn(key, [...ids])
      .pluck<string[]>(key)
      .then((found) => found.map(String));
  };

import type { Ctx } from './ctx.ts';
import type { ListFields, RecordList } from './list-records.ts';
import { searchedRows } from './list-records.ts';
import type { SearchedEverywhere } from './record-search.ts';

export interface Hit {
  id: string;
  title: string;
  subtitle: string | null;
}

export interface HitQuery extends SearchedEverywhere {
  limit: number;
}

export type FindHits = (ctx: Ctx, query: HitQuery) => Promise<Hit[]>;

/** What the records of a list are called where records of all kinds stand together. A list that depends on a setting is made when it is asked. */
export const hitsOf =
  <Fields extends ListFields, Row, Item, C extends Ctx>(
    list: (ctx: Ctx) => Promise<RecordList<Fields, Row, Item, C>> | RecordList<Fields, Row, Item, C>,
    hit: (item: Item, ctx: C) => Hit,
  ): FindHits =>
  async (ctx, query) => {
    const descriptor = await list(ctx);
    const bound = ctx as C;
    const rows = await searchedRows(descriptor, bound, query);
    return (await descriptor.present(rows, bound)).map((item) => hit(item, bound));
  };

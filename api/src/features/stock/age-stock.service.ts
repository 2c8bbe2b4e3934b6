import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { stockEvents, type AgedProducts } from './stock-ages.ts';
import { differences, insertEvents, lockAges, productsInStock, storeAges, type Difference } from './stock-ages.queries.ts';

const listsOf = (rows: readonly Difference[], side: 'before' | 'now'): AgedProducts => ({
  uncertain: rows.find(({ age }) => age === 'uncertain')?.[side] ?? [],
  gone: rows.find(({ age }) => age === 'gone')?.[side] ?? [],
});

/** One pharmacy's events. */
const keepEvents = async (ctx: Ctx, pharmacyId: string, rows: readonly Difference[]): Promise<number> => {
  const events = stockEvents(listsOf(rows, 'before'), listsOf(rows, 'now'), await productsInStock(ctx, pharmacyId));
  await storeAges(ctx, rows);
  if (events.length > 0) await insertEvents(ctx, pharmacyId, events);
  return events.length;
};

/**
 * Notes what has become uncertain, gone or confirmed again since the last look, once, also when several processes call it at the same time.
 * @returns how many events that were
 */
export const ageStock = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (bound) => {
    await lockAges(bound);
    const ago = (hours: number): Date => later(ctx.clock.now(), -hours * duration.hours);
    const rows = await differences(bound, {
      uncertainBefore: ago(await readSetting(bound, 'stock.uncertainHours')),
      goneBefore: ago(await readSetting(bound, 'stock.goneHours')),
    });
    let events = 0;
    for (const [pharmacyId, own] of Map.groupBy(rows, (row) => row.pharmacyId)) events += await keepEvents(bound, pharmacyId, own);
    return events;
  });

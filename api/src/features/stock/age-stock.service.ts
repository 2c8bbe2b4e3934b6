import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { readSetting } from '../settings/public.ts';
import { stockEvents, type AgedProducts, type StockAge } from './stock-ages.ts';

interface Difference {
  pharmacyId: string;
  age: StockAge;
  before: string[] | null;
  now: string[] | null;
}

/** Where the products of an age are others than those noted at the last look. */
const differences = (ctx: Ctx, times: { uncertainBefore: Date; goneBefore: Date }): Promise<Difference[]> =>
  rawRows<Difference>(
    ctx.trx,
    `WITH confirmed AS (
       SELECT stock.pharmacy_id, stock.product_id, greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) AS at
       FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id
     ), aged AS (
       SELECT pharmacy_id, CASE WHEN at <= CAST(:goneBefore AS timestamptz) THEN 'gone' ELSE 'uncertain' END AS age, array_agg(product_id ORDER BY product_id) AS product_ids
       FROM confirmed WHERE at < CAST(:uncertainBefore AS timestamptz) GROUP BY 1, 2
     )
     SELECT coalesce(aged.pharmacy_id, aged_stock.pharmacy_id) AS pharmacy_id, coalesce(aged.age, aged_stock.age) AS age,
            aged_stock.product_ids AS before, aged.product_ids AS now
     FROM aged FULL JOIN aged_stock USING (pharmacy_id, age) WHERE aged.product_ids IS DISTINCT FROM aged_stock.product_ids`,
    times,
  );

const listsOf = (rows: readonly Difference[], side: 'before' | 'now'): AgedProducts => ({
  uncertain: rows.find(({ age }) => age === 'uncertain')?.[side] ?? [],
  gone: rows.find(({ age }) => age === 'gone')?.[side] ?? [],
});

const noteAges = async (ctx: Ctx, rows: readonly Difference[]): Promise<void> => {
  for (const { pharmacyId, age, now } of rows) {
    if (now) await ctx.trx('aged_stock').insert({ pharmacyId, age, productIds: now }).onConflict(['pharmacy_id', 'age']).merge();
    else await ctx.trx('aged_stock').where({ pharmacyId, age }).delete();
  }
};

/** One pharmacy's events. */
const keepEvents = async (ctx: Ctx, pharmacyId: string, rows: readonly Difference[]): Promise<number> => {
  const stocked: { productId: string }[] = await ctx.trx('stock').where({ pharmacyId }).select('productId');
  const events = stockEvents(
    listsOf(rows, 'before'),
    listsOf(rows, 'now'),
    stocked.map(({ productId }) => productId),
  );
  await noteAges(ctx, rows);
  if (events.length === 0) return 0;
  await ctx.trx('stock_events').insert(events.map((event) => ({ ...event, pharmacyId, at: ctx.clock.now() })));
  return events.length;
};

/**
 * Notes what has become uncertain, gone or confirmed again since the last look, once, however often and by however many it is called.
 * @returns how many events that were
 */
export const ageStock = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (bound) => {
    await bound.trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('stock.age', 0))`);
    const ago = (hours: number): Date => later(ctx.clock.now(), -hours * duration.hours);
    const rows = await differences(bound, {
      uncertainBefore: ago(await readSetting(bound, 'stock.uncertainHours')),
      goneBefore: ago(await readSetting(bound, 'stock.goneHours')),
    });
    let events = 0;
    for (const [pharmacyId, own] of Map.groupBy(rows, (row) => row.pharmacyId)) events += await keepEvents(bound, pharmacyId, own);
    return events;
  });

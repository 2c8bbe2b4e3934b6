import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { stockEvents, StockAge } from './stock-ages.ts';

export interface Difference {
  pharmacyId: string;
  age: StockAge;
  before: string[] | null;
  now: string[] | null;
}

/** Where the products of an age are others than those noted at the last look. */
export const differences = (ctx: Ctx, times: { uncertainBefore: Date; goneBefore: Date }): Promise<Difference[]> =>
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

/** Looks at the age of stock follow each other. */
export const lockAges = async ({ trx }: Ctx): Promise<void> => void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('stock.age', 0))`));

/** Stores which products have these ages now. */
export const storeAges = async ({ trx }: Ctx, rows: readonly Difference[]): Promise<void> => {
  for (const { pharmacyId, age, now } of rows) {
    if (now) await trx('aged_stock').insert({ pharmacyId, age, productIds: now }).onConflict(['pharmacy_id', 'age']).merge();
    else await trx('aged_stock').where({ pharmacyId, age }).delete();
  }
};

export const productsInStock = async ({ trx }: Ctx, pharmacyId: string): Promise<string[]> => {
  const rows: { productId: string }[] = await trx('stock').where({ pharmacyId }).select('productId');
  return rows.map(({ productId }) => productId);
};

export const insertEvents = async ({ trx, clock }: Ctx, pharmacyId: string, events: ReturnType<typeof stockEvents>): Promise<void> =>
  void (await trx('stock_events').insert(events.map((event) => ({ ...event, pharmacyId, at: clock.now() }))));

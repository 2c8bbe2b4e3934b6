import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { Ctx } from '../../../kernel/ctx.ts';
import { stockOf, type StockTarget } from './match-rows.ts';

/** One product's new state; null is one that is gone. */
export interface StockChange {
  productId: string;
  after: Pick<StockTarget, 'quantity' | 'priceCents'> | null;
}
export interface StockDifference {
  changes: StockChange[];
  /** Products that stay as they are. */
  unchanged: string[];
}

/** What has to be written so that the stock becomes what the file says. A full list removes what it does not name. Pure. */
const stockDifference = (current: readonly StockTarget[], wanted: readonly StockTarget[], mode: FeedMode): StockDifference => {
  const before = new Map(current.map((row) => [row.productId, row]));
  const difference: StockDifference = { changes: [], unchanged: [] };
  for (const after of wanted) {
    const old = before.get(after.productId);
    before.delete(after.productId);
    if (old && old.quantity === after.quantity && old.priceCents === after.priceCents) difference.unchanged.push(after.productId);
    else difference.changes.push({ productId: after.productId, after });
  }
  if (mode === 'full') for (const old of before.values()) difference.changes.push({ productId: old.productId, after: null });
  return difference;
};

export interface StockMerge {
  pharmacyId: string;
  runId: string;
  mode: FeedMode;
  targets: readonly StockTarget[];
  /** What the pharmacy has, if the caller has read it after `lockStock`. */
  current?: readonly StockTarget[];
}

/** From this number of changes on they are streamed into a temporary table of the transaction, and not as one statement's parameters. */
const streamedFrom = 5000;

const ofParameters =
  'SELECT * FROM unnest(CAST(:products AS uuid[]), CAST(:quantities AS numeric[]), CAST(:prices AS integer[])) AS given (product_id, quantity, price_cents)';
const ofStream = 'SELECT product_id, quantity, price_cents FROM incoming_stock';

/** Stock and history in one statement. */
const writeSql = (changes: string): string => `
  WITH given AS (${changes}
  ), written AS (
    INSERT INTO stock (pharmacy_id, product_id, quantity, price_cents, confirmed_at)
    SELECT CAST(:pharmacyId AS uuid), product_id, quantity, price_cents, CAST(:now AS timestamptz) FROM given WHERE quantity IS NOT NULL
    ON CONFLICT (pharmacy_id, product_id) DO UPDATE SET quantity = excluded.quantity, price_cents = excluded.price_cents, confirmed_at = excluded.confirmed_at
  ), removed AS (
    DELETE FROM stock USING given WHERE stock.pharmacy_id = CAST(:pharmacyId AS uuid) AND stock.product_id = given.product_id AND given.quantity IS NULL
  ), kept AS (
    INSERT INTO stock_changes (pharmacy_id, product_id, run_id, quantity, price_cents, at)
    SELECT CAST(:pharmacyId AS uuid), product_id, CAST(:runId AS uuid), quantity, price_cents, CAST(:now AS timestamptz) FROM given
  )
  SELECT`;

/** PostgreSQL's text of an array of ids or numbers, in which nothing needs quoting. */
const arrayOf = (values: readonly (string | number | undefined)[]): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`;

const stream = async (ctx: Ctx, changes: readonly StockChange[]): Promise<void> => {
  await ctx.trx.raw('CREATE TEMPORARY TABLE incoming_stock (product_id uuid, quantity numeric, price_cents integer) ON COMMIT DROP');
  const connection = (await ctx.trx.client.acquireConnection()) as { query(copy: CopyStreamQuery): CopyStreamQuery };
  const lines = Readable.from(
    (function* () {
      for (const { productId, after } of changes) yield `${productId}\t${after?.quantity ?? '\\N'}\t${after?.priceCents ?? '\\N'}\n`;
    })(),
  );
  await pipeline(lines, connection.query(copyFrom('COPY incoming_stock FROM STDIN')));
};

const write = async (ctx: Ctx, { pharmacyId, runId }: StockMerge, changes: readonly StockChange[]): Promise<void> => {
  const common = { pharmacyId, runId, now: ctx.clock.now() };
  if (changes.length >= streamedFrom) {
    await stream(ctx, changes);
    await ctx.trx.raw(writeSql(ofStream), common);
    await ctx.trx.raw('DROP TABLE incoming_stock');
    return;
  }
  await ctx.trx.raw(writeSql(ofParameters), {
    ...common,
    products: arrayOf(changes.map(({ productId }) => productId)),
    quantities: arrayOf(changes.map(({ after }) => after?.quantity)),
    prices: arrayOf(changes.map(({ after }) => after?.priceCents)),
  });
};

/**
 * Makes the pharmacy's stock what the file says, within the caller's transaction, which holds `lockStock`: only what differs is written, with its
 * history, and everything the file names counts as confirmed now.
 * @returns how many rows were written or removed; which, and what they were before, is in the history
 */
export const mergeStock = async (ctx: Ctx, merge: StockMerge): Promise<number> => {
  const { pharmacyId, mode, targets } = merge;
  const now = ctx.clock.now();
  const { changes, unchanged } = stockDifference(merge.current ?? (await stockOf(ctx, pharmacyId)), targets, mode);
  if (changes.length > 0) await write(ctx, merge, changes);
  // A delta confirms each row that it names; a full list all that there is now, by one value.
  if (mode === 'full') await ctx.hooks.stockIsConfirmed(ctx, pharmacyId, now);
  if (mode === 'delta' && unchanged.length > 0)
    await ctx.trx('stock').where({ pharmacyId }).whereRaw('product_id = ANY(?)', [unchanged]).update({ confirmedAt: now });
  return changes.length;
};

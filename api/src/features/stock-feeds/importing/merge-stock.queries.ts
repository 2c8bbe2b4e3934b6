import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { StockTarget } from './match-rows.queries.ts';

/** One product's new state; null is one that is gone. */
export interface StockChange {
  productId: string;
  after: Pick<StockTarget, 'quantity' | 'priceCents'> | null;
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

/** Writes what differs, with its history. */
export const writeStock = async (ctx: Ctx, { pharmacyId, runId }: { pharmacyId: string; runId: string }, changes: readonly StockChange[]): Promise<void> => {
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

/** These products are still as the pharmacy said before. */
export const confirmRows = async ({ trx, clock }: Ctx, pharmacyId: string, products: string[]): Promise<void> =>
  void (await trx('stock').where({ pharmacyId }).whereRaw('product_id = ANY(?)', [products]).update({ confirmedAt: clock.now() }));

import type { Ctx } from '../../../kernel/ctx.ts';
import { ProductAlias } from '../product-alias.model.ts';
import { StockFeed } from '../stock-feed.model.ts';

/** Forgets what the pharmacy's feeds delivered last, so that the same file is read in full again, also one that was held: what it means has changed. */
export const readAgain = async (ctx: Ctx, pharmacyIds: string[]): Promise<void> => {
  await StockFeed.query(ctx.trx).whereRaw('pharmacy_id = ANY(?)', [pharmacyIds]).patch({ lastContentHash: null, etag: null, updatedAt: ctx.clock.now() });
};

/** The same for every pharmacy that waits for one of these PZNs to appear in the catalogue. */
export const readAgainWhereUnmatched = async (ctx: Ctx, pzns: string[]): Promise<void> => {
  const waiting = await ProductAlias.query(ctx.trx).where({ state: 'open' }).whereRaw('pzn = ANY(?)', [pzns]).distinct('pharmacyId');
  if (waiting.length > 0)
    await readAgain(
      ctx,
      waiting.map(({ pharmacyId }) => pharmacyId),
    );
};

/** Feeds of these pharmacies that are pulled are pulled at the next opportunity and not only when their schedule says so. */
export const fetchSoon = async (ctx: Ctx, pharmacyIds: string[]): Promise<void> => {
  await StockFeed.query(ctx.trx)
    .where({ kind: 'pull', isActive: true })
    .whereRaw('pharmacy_id = ANY(?)', [pharmacyIds])
    .where('nextRunAt', '>', ctx.clock.now())
    .patch({ nextRunAt: ctx.clock.now() });
};

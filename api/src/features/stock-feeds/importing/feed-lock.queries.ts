import type { Ctx } from '../../../kernel/ctx.ts';

/** Whether the feed's lock was free: no other import of it is running. Held until the caller's transaction ends. */
export const tryFeedLock = async (ctx: Ctx, feedId: string): Promise<boolean> => {
  const { rows } = await ctx.trx.raw<{ rows: { locked: boolean }[] }>(`SELECT pg_try_advisory_xact_lock(hashtextextended('feed:' || ?, 0)) AS locked`, [
    feedId,
  ]);
  return rows[0]?.locked === true;
};

/** Waits for the feed. Its holder is alive: a running run whose feed is not held is dead. */
export const claimFeed = async (ctx: Ctx, feedId: string): Promise<void> => {
  await ctx.trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('feed:' || ?, 0))`, [feedId]);
};

/**
 * Waits for the pharmacies' stock: two feeds of one pharmacy, or a feed and a person, write one after the other. No other transaction changes
 * what is read after it before the caller's transaction ends.
 */
export const lockStock = async (ctx: Ctx, pharmacyIds: readonly string[]): Promise<void> => {
  await ctx.trx.raw(`SELECT pg_advisory_xact_lock_shared(hashtextextended('stock', 0))`);
  for (const pharmacyId of [...pharmacyIds].sort()) await ctx.trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('stock:' || ?, 0))`, [pharmacyId]);
};

/** Waits for the stock of all pharmacies, for what must not happen while any of them is written. Taken before anything else is locked. */
export const holdAllStock = async (ctx: Ctx): Promise<void> => void (await ctx.trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('stock', 0))`));

/** Waits for the feed, then for the pharmacy's stock. */
export const lockFeed = async (ctx: Ctx, feedId: string, pharmacyId: string): Promise<void> => {
  await claimFeed(ctx, feedId);
  await lockStock(ctx, [pharmacyId]);
};

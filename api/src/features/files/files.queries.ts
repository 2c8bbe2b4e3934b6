import type { Ctx } from '../../kernel/ctx.ts';

/** Of two runs that store at one place the second waits until the first has committed. */
export const lockPlace = async ({ trx }: Ctx, storageKey: string): Promise<void> =>
  void (await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [storageKey]));

import type { Ctx } from '../../kernel/ctx.ts';

/** Of two runs for one export the second waits until the first has committed. */
export const lockExport = async ({ trx }: Ctx, id: string): Promise<void> =>
  void (await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`data-export:${id}`]));

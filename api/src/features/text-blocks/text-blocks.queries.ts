import type { Ctx, Member } from '../../kernel/ctx.ts';

/** Two saves of one doctor wait for each other, so that both find a place of their own. */
export const lockTextBlocks = async ({ trx, actor }: Ctx<Member>): Promise<void> =>
  void (await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`text-blocks:${actor.id}`]));

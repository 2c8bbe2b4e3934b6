import type { Ctx } from '../../kernel/ctx.ts';

/** That an account was found unused is forgotten with it. */
export const deleteNoticesOf = async ({ trx }: Ctx, userId: string): Promise<void> => void (await trx('inactivity_notices').where({ userId }).delete());

import type { Ctx } from '../../kernel/ctx.ts';

/** The products that a person marked go with the account. */
export const deleteFavoritesOf = async ({ trx }: Ctx, userId: string): Promise<void> => void (await trx('favorites').where({ userId }).delete());

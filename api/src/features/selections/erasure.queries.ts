import type { Ctx } from '../../kernel/ctx.ts';

/** A person's selected products go with the account. */
export const deleteNotedProductsOf = async ({ trx }: Ctx, userId: string): Promise<void> => void (await trx('noted_products').where({ userId }).delete());

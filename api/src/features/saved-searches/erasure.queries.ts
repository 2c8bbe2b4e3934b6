import type { Ctx } from '../../kernel/ctx.ts';

/** A person's saved searches go with the account. */
export const deleteSavedSearchesOf = async ({ trx }: Ctx, userId: string): Promise<void> => void (await trx('saved_searches').where({ userId }).delete());

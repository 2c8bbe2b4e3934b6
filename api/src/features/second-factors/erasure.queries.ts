import type { Ctx } from '../../kernel/ctx.ts';

/** Everything that an account was protected with besides its password. */
export const deleteFactorsOf = async ({ trx }: Ctx, userId: string): Promise<void> => {
  await trx('authenticators').where({ userId }).delete();
  await trx('passkeys').where({ userId }).delete();
  await trx('recovery_codes').where({ userId }).delete();
  await trx('second_factor_attempts').where({ userId }).delete();
};

/** The same and what was begun and not finished: it goes with the account. */
export const deleteSecondFactorsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.trx('owner_codes').where({ userId }).delete();
  await ctx.trx('passkey_challenges').where({ userId }).delete();
  await deleteFactorsOf(ctx, userId);
};

/** Codes from mails that can no longer be used, at most so many. */
export const deleteExpiredOwnerCodes = ({ trx, clock }: Ctx, limit: number): Promise<number> =>
  trx('owner_codes')
    .whereIn('id', trx('owner_codes').where('expiresAt', '<=', clock.now()).limit(limit).select('id'))
    .delete();

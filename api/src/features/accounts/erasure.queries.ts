import type { Ctx } from '../../kernel/ctx.ts';
import { deleteAgeRefusalOf } from './age-refusals.service.ts';
import { heldPatients } from '../legal-holds/public.ts';

/** Links and codes from mails that expired before then. @returns how many were deleted, at most `limit` */
export const deleteExpiredMailTokens = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = ctx.trx('mail_tokens').where('expiresAt', '<=', before).whereNotIn('userId', heldPatients(ctx)).limit(limit).select('id');
  return ctx.trx('mail_tokens').whereIn('id', due).delete();
};

/** What an account signs in and registers with goes at once, also what was begun with the address alone. */
export const deleteSignInOf = async (ctx: Ctx, { userId, email }: { userId: string; email: string }): Promise<void> => {
  const { trx } = ctx;
  await deleteAgeRefusalOf(ctx, email);
  await trx('mail_tokens').where({ userId }).delete();
  await trx('registrations').where({ userId }).delete();
  await trx('social_identities').where({ userId }).delete();
  await trx('social_sign_ins').where({ userId }).orWhere({ email }).delete();
};

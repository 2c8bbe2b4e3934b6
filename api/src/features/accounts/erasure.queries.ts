import type { Ctx } from '../../kernel/ctx.ts';
import { deleteAgeRefusalOf } from './age-refusals.service.ts';
import { duration, later } from '../../kernel/clock.ts';

/** How long links and codes from mails are kept after they have expired. */
const tokensKept = 30 * duration.days;

export const deleteExpiredMailTokens = ({ trx, clock }: Ctx): Promise<number> =>
  trx('mail_tokens').where('expiresAt', '<=', later(clock.now(), -tokensKept)).delete();

/** What an account signs in and registers with goes at once, also what was begun with the address alone. */
export const deleteSignInOf = async (ctx: Ctx, { userId, email }: { userId: string; email: string }): Promise<void> => {
  const { trx } = ctx;
  await deleteAgeRefusalOf(ctx, email);
  await trx('mail_tokens').where({ userId }).delete();
  await trx('registrations').where({ userId }).delete();
  await trx('social_identities').where({ userId }).delete();
  await trx('social_sign_ins').where({ userId }).orWhere({ email }).delete();
};

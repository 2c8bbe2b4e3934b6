import type { Ctx } from '../../../kernel/ctx.ts';
import { deleteExportsOf } from '../../data-exports/public.ts';
import { leaveReviews } from '../../reviews/public.ts';
import { belongings, deleteFrom, detached, detachFrom } from '../person-tables.ts';
import { deleteUnsent } from '../unsent-requests.ts';

/** Everything around the record that nobody has to keep; what stays for others stays without its author. */
export const deleteBelongings = async (ctx: Ctx, userId: string): Promise<void> => {
  const { email } = await ctx.trx('users').where({ id: userId }).first('email');
  await deleteExportsOf(ctx, userId);
  await deleteFrom(ctx, belongings, userId);
  for (const table of ['marketing_patients', 'newsletter_subscriptions', 'alerts', 'social_sign_ins']) await ctx.trx(table).where({ email }).delete();
  await leaveReviews(ctx, userId);
  await detachFrom(ctx, detached, userId);
  await deleteUnsent(ctx, { patientId: userId, before: ctx.clock.now() });
};

import type { Ctx } from '../../kernel/ctx.ts';

/** The contact behind an address goes with the account. */
export const deleteContactOf = async ({ trx }: Ctx, email: string): Promise<void> => void (await trx('marketing_patients').where({ email }).delete());

/** Contacts that were last seen before this time, except those who confirmed that they want news. */
export const deleteContactsBefore = ({ trx }: Ctx, before: Date): Promise<number> => {
  const wantNews = trx('newsletter_subscriptions').where({ status: 'confirmed' }).select('email');
  return trx('marketing_patients').where('lastSeenAt', '<', before).whereNotIn('email', wantNews).delete();
};

import type { Ctx } from '../../kernel/ctx.ts';

/** The subscription of an address goes with the account; its proofs hang on it. */
export const deleteSubscriptionOf = async ({ trx }: Ctx, email: string): Promise<void> =>
  void (await trx('newsletter_subscriptions').where({ email }).delete());

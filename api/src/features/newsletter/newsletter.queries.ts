import type { Ctx } from '../../kernel/ctx.ts';
import type { Subscription } from './subscription.model.ts';

type NewSubscription = Pick<Subscription, 'id' | 'email' | 'locale' | 'status' | 'askedAt' | 'createdAt' | 'updatedAt'>;

/** Inserts a subscription; false where the address has one. */
export const insertSubscription = async ({ trx }: Ctx, row: NewSubscription): Promise<boolean> =>
  (await trx('newsletter_subscriptions').insert(row).onConflict('email').ignore().returning('id')).length > 0;

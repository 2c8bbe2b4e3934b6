import type Stripe from 'stripe';
import { z } from 'zod';
import type { Ctx } from '../../kernel/ctx.ts';
import { IdentityCheck } from './identity-check.model.ts';

/** An event can be here before the answer that told us the session's id: then the session says which check it belongs to. */
const checkOf = async (ctx: Ctx, session: Stripe.Identity.VerificationSession): Promise<IdentityCheck | undefined> => {
  const known = await IdentityCheck.query(ctx.trx).findOne({ stripeSessionId: session.id });
  const id = z.uuid().safeParse(session.metadata?.['checkId']);
  if (known || !id.success) return known;
  const [adopted] = await IdentityCheck.query(ctx.trx)
    .where({ id: id.data })
    .whereNull('stripeSessionId')
    .patch({ stripeSessionId: session.id })
    .returning('*');
  return adopted;
};

/**
 * Something happened to a session. Events come late, twice and in any order, and do not carry what the document said:
 * a job asks the provider how the session stands now.
 */
export const noteIdentityEvent = async (ctx: Ctx, session: Stripe.Identity.VerificationSession): Promise<void> => {
  const check = await checkOf(ctx, session);
  if (check) await ctx.jobs.send('identity-checks.refresh', { checkId: check.id });
};

import type Stripe from 'stripe';
import type { Ctx } from '../../kernel/ctx.ts';

/** The session with what the document said; the provider leaves both out unless they are asked for. */
export const retrieveSession = (ctx: Ctx, sessionId: string): Promise<Stripe.Identity.VerificationSession> =>
  ctx.ports.stripe.identity.verificationSessions.retrieve(sessionId, { expand: ['verified_outputs', 'verified_outputs.dob'] });

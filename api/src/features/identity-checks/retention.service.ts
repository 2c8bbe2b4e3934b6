import { openIdentityStatuses } from '@blattwerk/contract/identity-checks/states';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { heldPatients } from '../legal-holds/public.ts';
import { applySession, moveCheck } from './apply-session.service.ts';
import { IdentityCheck } from './identity-check.model.ts';
import { readIdentityState } from './identity-checks.queries.ts';
import { retrieveSession } from './provider.ts';

/** Asks the provider how the session stands, and follows. */
export const refreshCheck = async (ctx: Ctx, checkId: string): Promise<void> => {
  const check = await IdentityCheck.query(ctx.trx).findById(checkId);
  if (!check?.stripeSessionId || check.status === 'redacted') return;
  const session = await retrieveSession(ctx, check.stripeSessionId);
  await inTransaction(ctx, (bound) => applySession(bound, check.id, session));
};

/** Days after which the document goes: soon when it has served, within the promised 30 when a user may still look into a difference. */
const keep = { settled: 7, unsettled: 28, abandoned: 7 } as const;

const before = (ctx: Ctx, days: number): Date => later(ctx.clock.now(), -days * duration.days);

/** Checks that were begun and left. The provider ends its own session, so that nothing more can be handed in. */
export const abandonedChecks = async (ctx: Ctx): Promise<IdentityCheck[]> =>
  IdentityCheck.query(ctx.trx)
    .whereIn('status', [...openIdentityStatuses])
    .where('updatedAt', '<', before(ctx, keep.abandoned))
    .limit(500);

export const endAbandoned = async (ctx: Ctx, check: IdentityCheck): Promise<void> => {
  if (!check.stripeSessionId) {
    await inTransaction(ctx, (bound) => moveCheck(bound, check, 'cancel'));
    return;
  }
  const session = await retrieveSession(ctx, check.stripeSessionId);
  if (session.status === 'requires_input') await ctx.ports.stripe.identity.verificationSessions.cancel(check.stripeSessionId);
  await refreshCheck(ctx, check.id);
};

/** Checks whose document has served, or whose time is over. One that was asked for a day ago and is still there is asked for again. */
export const checksToRedact = async (ctx: Ctx): Promise<IdentityCheck[]> =>
  IdentityCheck.query(ctx.trx)
    .whereIn('status', ['verified', 'canceled'])
    .whereNotNull('stripeSessionId')
    .where('updatedAt', '<', before(ctx, keep.settled))
    .whereNotIn('patientId', heldPatients(ctx))
    .where((query) => void query.whereNull('redactionRequestedAt').orWhere('redactionRequestedAt', '<', before(ctx, 1)))
    .limit(500);

const isDue = async (ctx: Ctx, check: IdentityCheck): Promise<boolean> => {
  if (check.status === 'canceled' || (check.verifiedAt ?? check.updatedAt) < before(ctx, keep.unsettled)) return true;
  return (await readIdentityState(ctx, check.patientId)).outcome === 'verified';
};

/** Asks the provider to delete what it has. Its own word that it is done deletes our copy of the facts. */
export const requestRedaction = async (ctx: Ctx, check: IdentityCheck): Promise<void> => {
  if (!check.stripeSessionId || !(await isDue(ctx, check))) return;
  const session = await retrieveSession(ctx, check.stripeSessionId);
  if (session.redaction === null) {
    await ctx.ports.stripe.identity.verificationSessions.redact(check.stripeSessionId);
    await IdentityCheck.query(ctx.trx).where({ id: check.id }).patch({ redactionRequestedAt: ctx.clock.now() });
  }
  await refreshCheck(ctx, check.id);
};

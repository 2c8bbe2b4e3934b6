import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { biometricConsents, biometricConsentVersion } from '@blattwerk/contract/identity-checks/consent';
import { openIdentityStatuses, type IdentityStatus } from '@blattwerk/contract/identity-checks/states';
import type Stripe from 'stripe';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { applySession } from './apply-session.service.ts';
import { IdentityCheck } from './identity-check.model.ts';
import { insertUnlessOpen, readIdentityState } from './identity-checks.queries.ts';
import { retrieveSession } from './provider.ts';

/** The proof of the consent that was given: which words, in which language, when. @throws agreement.outdated */
const consentColumns = (ctx: Ctx, version: number) => {
  const text = biometricConsents[version - 1];
  if (!text || version !== biometricConsentVersion) throw failure('agreement.outdated', { version: biometricConsentVersion });
  return {
    consentVersion: version,
    consentSha256: sha256(canonicalConsent('identity', version, ctx.locale, text)),
    consentedAt: ctx.clock.now(),
  };
};

/** The one check that takes something in: the one there is, else a new one. Of two clicks at once the database lets one make it. */
const openCheck = (ctx: Ctx<Member>, consentVersion: number): Promise<IdentityCheck> =>
  inTransaction(ctx, async (bound) => {
    const patientId = ctx.actor.id;
    const { outcome } = await readIdentityState(bound, patientId);
    if (outcome === 'underage') throw failure('user.nonAdult');
    if (outcome === 'verified') throw failure('identity.alreadyVerified');
    const consent = consentColumns(ctx, consentVersion);
    const now = ctx.clock.now();
    const isNew = await insertUnlessOpen(bound, { id: newId(), patientId, ...consent, createdAt: now, updatedAt: now });
    const check = found(
      await IdentityCheck.query(bound.trx)
        .whereIn('status', [...openIdentityStatuses])
        .findOne({ patientId })
        .forUpdate(),
    );
    const isRenewed = !isNew && check.consentVersion !== consentVersion;
    if (isNew || isRenewed)
      await audit(bound, {
        action: isNew ? 'identity.start' : 'identity.consent',
        objectType: 'identity-check',
        objectId: check.id,
        patientId,
        after: { consentVersion },
      });
    return isRenewed ? check.$query(bound.trx).patchAndFetch(consent) : check;
  });

const unavailable = (error: unknown): never => {
  throw failure('identity.unavailable', undefined, { cause: error });
};

/** Nothing about the person goes to the provider: what it is to look at it gets from the person. */
const parametersOf = (ctx: Ctx, check: IdentityCheck): Stripe.Identity.VerificationSessionCreateParams => ({
  type: 'document',
  client_reference_id: check.id,
  metadata: { checkId: check.id },
  return_url: `${ctx.baseUrl}${ctx.locale === 'en' ? '/en' : ''}/stripe-identify?result=back`,
  options: { document: { allowed_types: ['id_card', 'passport', 'driving_license'], require_live_capture: true, require_matching_selfie: true } },
});

/** A failed call must not be answered from the provider's memory when it is repeated: each failure makes a new key. */
const createSession = async (ctx: Ctx, check: IdentityCheck): Promise<Stripe.Identity.VerificationSession> => {
  try {
    const session = await ctx.ports.stripe.identity.verificationSessions.create(parametersOf(ctx, check), {
      idempotencyKey: `identity:${check.id}:${ctx.locale}:${check.version}`,
    });
    await inTransaction(ctx, ({ trx }) =>
      IdentityCheck.query(trx).where({ id: check.id }).whereNull('stripeSessionId').patch({ stripeSessionId: session.id }).execute(),
    );
    return session;
  } catch (error) {
    await inTransaction(ctx, ({ trx }) => IdentityCheck.query(trx).where({ id: check.id, version: check.version }).increment('version', 1).execute());
    return unavailable(error);
  }
};

const refusalOf = (status: string) =>
  status === 'processing' ? 'identity.processing' : status === 'verified' ? 'identity.alreadyVerified' : 'session_cancelled';

/**
 * The provider's page for the own check: a new one, or a fresh address of the one that was begun.
 * @throws agreement.outdated, user.nonAdult, identity.alreadyVerified, identity.processing, session_cancelled, identity.unavailable
 */
export const startIdentityCheck = async (
  ctx: Ctx<Member>,
  { consentVersion }: { consentVersion: number },
): Promise<{ url: string; sessionId: string; status: IdentityStatus }> => {
  const check = await openCheck(ctx, consentVersion);
  const session = check.stripeSessionId ? await retrieveSession(ctx, check.stripeSessionId).catch(unavailable) : await createSession(ctx, check);
  if (session.status !== 'requires_input') {
    await inTransaction(ctx, (bound) => applySession(bound, check.id, session));
    throw failure(refusalOf(session.status));
  }
  if (!session.url) return unavailable(new Error('The session has no address'));
  const stored = found(await inTransaction(ctx, async ({ trx }) => IdentityCheck.query(trx).findById(check.id)));
  return { url: session.url, sessionId: session.id, status: stored.status };
};

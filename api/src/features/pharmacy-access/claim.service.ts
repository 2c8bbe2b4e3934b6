import { claimLimits } from '@blattwerk/contract/pharmacy-access/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type PharmacyLink } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { mailSecrets } from '../../kernel/mail-secrets.ts';
import { isSameToken } from '../../kernel/sealed-token.ts';
import { attemptKey, oneTry, takeTry } from '../../kernel/attempts.ts';
import { inviteToPharmacy } from '../invitations/public.ts';
import { queueMail } from '../mails/public.ts';
import { findPharmacy } from './pharmacy-access.queries.ts';
import { PharmacyClaim } from './pharmacy-claim.model.ts';

type LinkCtx = Ctx<PharmacyLink>;

const codesADay = { tries: 3, within: duration.days };
const wrongCodes = { tries: claimLimits.tries, within: duration.hours };

/**
 * Sends a code to the pharmacy's listed address: who reads its mail speaks for it. `ctx` must not be bound to a transaction.
 * @throws pharmacyLink.noAddress, auth.tooManyAttempts
 */
export const startClaim = async (ctx: LinkCtx, email: string): Promise<{ message: string; sentTo: string }> => {
  const { pharmacyId, sendingId } = ctx.actor;
  const { email: sentTo } = await findPharmacy(ctx, pharmacyId);
  if (!sentTo) throw failure('pharmacyLink.noAddress');
  await takeTry(ctx, [{ key: attemptKey(ctx, 'pharmacy-claim', pharmacyId), ...codesADay }]);
  await inTransaction(ctx, async (bound) => {
    const createdAt = bound.clock.now();
    const id = newId();
    const expiresAt = later(createdAt, claimLimits.minutes * duration.minutes);
    await PharmacyClaim.query(bound.trx).insert({ id, pharmacyId, sendingId, email, locale: bound.locale, createdAt, expiresAt });
    await queueMail(bound, { template: 'pharmacy-claim', recipientAddress: sentTo, locale: 'de', params: { claimId: id }, dedupeKey: `pharmacy-claim:${id}` });
    await audit(bound, { action: 'pharmacy-claim.start', objectType: 'pharmacy', objectId: pharmacyId });
  });
  return { message: 'sent', sentTo };
};

/** The newest one; a code of an older mail is over. */
const openClaim = (ctx: LinkCtx): Promise<PharmacyClaim | undefined> =>
  PharmacyClaim.query(ctx.trx)
    .where({ sendingId: ctx.actor.sendingId, pharmacyId: ctx.actor.pharmacyId })
    .whereNull('confirmedAt')
    .where('expiresAt', '>', ctx.clock.now())
    .orderBy('createdAt', 'desc')
    .first()
    .execute();

/**
 * The right code invites the named address to run the pharmacy's account; of two at once one does. `ctx` must not be bound to a transaction.
 * @throws pharmacyLink.claimInvalid, auth.tooManyAttempts
 */
export const confirmClaim = async (ctx: LinkCtx, code: string): Promise<{ message: string; invited: string }> => {
  const claim = await openClaim(ctx);
  if (!claim) throw failure('pharmacyLink.claimInvalid');
  const isRight = await oneTry(ctx, [{ key: attemptKey(ctx, 'pharmacy-claim-code', claim.id), ...wrongCodes }], async () =>
    isSameToken(code, mailSecrets(ctx.secrets, claim.id).code),
  );
  if (!isRight) throw failure('pharmacyLink.claimInvalid');
  await inTransaction(ctx, async (bound) => {
    const { pharmacyId } = bound.actor;
    const confirmed = await PharmacyClaim.query(bound.trx).findById(claim.id).whereNull('confirmedAt').patch({ confirmedAt: bound.clock.now() });
    if (confirmed === 0) throw failure('pharmacyLink.claimInvalid');
    await bound.jobs.send('pharmacy-access.invite-claimed', { claimId: claim.id });
    await audit(bound, { action: 'pharmacy-claim.confirm', objectType: 'pharmacy', objectId: pharmacyId });
  });
  return { message: 'invited', invited: claim.email };
};

/** The invitation that follows from a confirmed claim; made once, however often the job runs. */
export const inviteClaimed = (ctx: Ctx, claimId: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const [claim] = await PharmacyClaim.query(bound.trx)
      .where({ id: claimId })
      .whereNotNull('confirmedAt')
      .whereNull('invitedAt')
      .patch({ invitedAt: bound.clock.now() })
      .returning('*');
    if (claim) await inviteToPharmacy(bound, claim);
  });

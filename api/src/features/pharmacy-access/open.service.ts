import { timingSafeEqual } from 'node:crypto';
import { tanLimits, type LinkDoor, type OpenedLink } from '@blattwerk/contract/pharmacy-access/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type PharmacyLink } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { linkTan } from '../../kernel/pharmacy-link-secrets.ts';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { markOpened, recordEvent } from '../prescriptions/public.ts';
import { newAccess } from './credential.ts';
import { linkState, refusalOf, type LinkState } from './link-state.ts';
import { findLink } from './links.ts';
import { linkedRecords } from './linked-prescriptions.ts';
import { presentLink } from './pharmacy-access.presenter.ts';
import { findPharmacy, statusesOf } from './pharmacy-access.queries.ts';
import { PharmacyAccess, StoredLink, type AccessOutcome } from './pharmacy-link.model.ts';

/** How many TANs one address may try at all of the links together. */
const triesOfAddress = { tries: 60, within: 15 * duration.minutes };

/** The caller as the link: a secret address proves that much, and reaches one sending. */
export const asLink = (ctx: Ctx, link: StoredLink, accessId = ''): Ctx<PharmacyLink> => ({
  ...ctx,
  actor: { role: 'pharmacy-link', accessId, sendingId: link.sendingId, pharmacyId: link.pharmacyId },
});

const recordAccess = async (
  ctx: Ctx,
  link: StoredLink,
  outcome: AccessOutcome,
  more: Partial<Pick<PharmacyAccess, 'secretHash' | 'expiresAt'>> = {},
): Promise<void> => {
  await PharmacyAccess.query(ctx.trx).insert({ id: newId(), sendingId: link.sendingId, at: ctx.clock.now(), ipHash: ctx.ipHash, outcome, ...more });
};

export const stateOf = async (ctx: Ctx, link: StoredLink): Promise<LinkState> => {
  // A signed-in caller's request carries that person's name already, and would see nothing of the sending: the link's steps get a name of their own.
  const rows = await inTransaction(asLink(ctx, link), (bound) => statusesOf(bound, link.sendingId));
  return linkState(link, rows, ctx.clock.now());
};

/** @throws pharmacyLink.notFound, pharmacyLink.expired, prescription.voided */
export const readDoor = async (ctx: Ctx, token: string): Promise<LinkDoor> => {
  const link = found(await findLink(ctx, token), 'pharmacyLink.notFound');
  const state = await stateOf(ctx, link);
  if (state !== 'open') throw refusalOf(link, state);
  const { name, city } = await findPharmacy(ctx, link.pharmacyId);
  return {
    pharmacy: { name, city },
    number: link.number,
    needsTan: true,
    triesLeft: tanLimits.tries - link.tries,
    tanBy: link.tanBy,
    tanSentAt: link.tanSentAt?.toISOString() ?? null,
  };
};

/** Counted before the TAN is looked at, so that twenty at once are no more than five one after the other. Undefined when none is left. */
const takeLinkTry = async (ctx: Ctx, { sendingId }: StoredLink): Promise<StoredLink | undefined> => {
  const [taken] = await StoredLink.query(ctx.trx)
    .where({ sendingId })
    .where('tries', '<', tanLimits.tries)
    .patch({ tries: ctx.trx.raw('tries + 1') })
    .returning('*');
  return taken;
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Only the first opening of a sending is a step of its prescriptions. */
const recordFirstOpening = async (ctx: Ctx<PharmacyLink>, prescriptions: Parameters<typeof recordEvent>[1][]): Promise<void> => {
  if (await markOpened(ctx, ctx.actor.sendingId)) for (const prescription of prescriptions) await recordEvent(ctx, prescription, 'opened');
};

const enter = (ctx: Ctx, link: StoredLink): Promise<OpenedLink> =>
  inTransaction(asLink(ctx, link), async (bound) => {
    const now = bound.clock.now();
    const rows = await linkedRecords(bound);
    const [first] = rows;
    if (!first) throw failure('prescription.voided');
    await StoredLink.query(bound.trx)
      .where({ sendingId: link.sendingId, tanSerial: link.tanSerial })
      .patch({
        tries: bound.trx.raw('greatest(tries - 1, 0)'),
        opensUntil: bound.trx.raw('coalesce(opens_until, ?::timestamptz)', [later(now, tanLimits.opensDays * duration.days).toISOString()]),
      });
    const { access, secretHash } = newAccess();
    const expiresAt = later(now, tanLimits.accessMinutes * duration.minutes);
    await recordAccess(bound, link, 'opened', { secretHash, expiresAt });
    await recordFirstOpening(bound, rows);
    await audit(bound, { action: 'prescription.open', objectType: 'sending', objectId: link.sendingId, patientId: first.patientId });
    return { ...(await presentLink(bound, rows)), access, expiresAt: expiresAt.toISOString() };
  });

/** The last try was wrong: nothing opens this link until staff make a new TAN. */
const lock = async (ctx: Ctx, link: StoredLink): Promise<void> => {
  await inTransaction(ctx, async (bound) => {
    await audit(bound, { action: 'pharmacy-link.lock', objectType: 'sending', objectId: link.sendingId });
    await bound.jobs.send('pharmacy-access.send-tan', { sendingId: link.sendingId });
  });
};

/**
 * Opens a link with its TAN. `ctx` must not be bound to a transaction: a wrong try would be forgotten with it.
 * @throws pharmacyLink.notFound, prescription.voided, pharmacyLink.expired, pharmacyLink.locked, pharmacyLink.tanWrong, auth.tooManyAttempts
 */
export const openLink = async (ctx: Ctx, { token, tan }: { token: string; tan: string }): Promise<OpenedLink> => {
  const link = found(await findLink(ctx, token), 'pharmacyLink.notFound');
  await takeTry(ctx, [{ key: addressKey(ctx, 'pharmacy-link'), ...triesOfAddress }]);
  const state = await stateOf(ctx, link);
  if (state !== 'open') {
    await recordAccess(ctx, link, state === 'voided' ? 'voided' : 'expired');
    throw refusalOf(link, state);
  }
  const taken = await takeLinkTry(ctx, link);
  if (!taken) {
    await recordAccess(ctx, link, 'locked');
    throw failure('pharmacyLink.locked', { triesLeft: 0 });
  }
  if (isSame(tan, linkTan(ctx.secrets, link.sendingId, taken.tanSerial))) return enter(ctx, taken);
  await recordAccess(ctx, link, 'wrong-tan');
  const triesLeft = tanLimits.tries - taken.tries;
  if (triesLeft > 0) throw failure('pharmacyLink.tanWrong', { triesLeft });
  await lock(ctx, link);
  throw failure('pharmacyLink.locked', { triesLeft });
};

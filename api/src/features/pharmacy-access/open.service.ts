import { timingSafeEqual } from 'node:crypto';
import { tanLimits, type LinkDoor, type OpenedLink } from '@blattwerk/contract/pharmacy-access/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inReading, inTransaction, type Ctx, type PharmacyLink } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { linkTan } from '../../kernel/pharmacy-link-secrets.ts';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { markOpened, recordEvent } from '../prescriptions/public.ts';
import { newAccess } from './credential.ts';
import { linkState } from './link-state.ts';
import { findLink, type AccessOutcome, type PharmacyLinkRow } from './links.ts';
import { linkedRecords } from './linked-prescriptions.ts';
import { presentLink } from './pharmacy-access.presenter.ts';

/** How many TANs one address may try at all of the links together. */
const triesOfAddress = { tries: 60, within: 15 * duration.minutes };

/** The caller as the link: a secret address proves that much, and reaches one sending. */
const asLink = (ctx: Ctx, link: PharmacyLinkRow, accessId = ''): Ctx<PharmacyLink> => ({
  ...ctx,
  actor: { role: 'pharmacy-link', accessId, sendingId: link.sendingId, pharmacyId: link.pharmacyId },
});

const noteAccess = async (ctx: Ctx, link: PharmacyLinkRow, outcome: AccessOutcome, more: object = {}): Promise<void> => {
  await ctx.trx('pharmacy_accesses').insert({ id: newId(), sendingId: link.sendingId, at: ctx.clock.now(), ipHash: ctx.ipHash, outcome, ...more });
};

const stateOf = async (ctx: Ctx, link: PharmacyLinkRow): Promise<ReturnType<typeof linkState>> => {
  const rows = await inReading(asLink(ctx, link), (bound) => bound.trx('prescriptions').where({ sendingId: link.sendingId }).select('status'));
  return linkState(link, rows, ctx.clock.now());
};

/** @throws pharmacyLink.notFound, pharmacyLink.expired, prescription.voided */
export const readDoor = async (ctx: Ctx, token: string): Promise<LinkDoor> => {
  const link = found(await findLink(ctx, token), 'pharmacyLink.notFound');
  const state = await stateOf(ctx, link);
  if (state !== 'open') throw failure(state === 'voided' ? 'prescription.voided' : 'pharmacyLink.expired');
  const pharmacy = await ctx.trx('pharmacies').where({ id: link.pharmacyId }).first('name', 'city');
  return {
    pharmacy,
    number: link.number,
    needsTan: true,
    triesLeft: tanLimits.tries - link.tries,
    tanBy: link.tanBy,
    tanSentAt: link.tanSentAt?.toISOString() ?? null,
  };
};

/** Counted before the TAN is looked at, so that twenty at once are no more than five one after the other. Undefined when none is left. */
const takeLinkTry = async (ctx: Ctx, { sendingId }: PharmacyLinkRow): Promise<PharmacyLinkRow | undefined> => {
  const [taken] = await ctx
    .trx('pharmacy_links')
    .where({ sendingId })
    .where('tries', '<', tanLimits.tries)
    .update({ tries: ctx.trx.raw('tries + 1') })
    .returning<PharmacyLinkRow[]>('*');
  return taken;
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Only the first opening of a sending is a step of its prescriptions. */
const noteFirstOpening = async (ctx: Ctx<PharmacyLink>, prescriptions: Parameters<typeof recordEvent>[1][]): Promise<void> => {
  if (await markOpened(ctx, ctx.actor.sendingId)) for (const prescription of prescriptions) await recordEvent(ctx, prescription, 'opened');
};

const enter = (ctx: Ctx, link: PharmacyLinkRow): Promise<OpenedLink> =>
  inTransaction(asLink(ctx, link), async (bound) => {
    const now = bound.clock.now();
    const rows = await linkedRecords(bound);
    const [first] = rows;
    if (!first) throw failure('prescription.voided');
    await bound
      .trx('pharmacy_links')
      .where({ sendingId: link.sendingId, tanSerial: link.tanSerial })
      .update({
        tries: bound.trx.raw('greatest(tries - 1, 0)'),
        opensUntil: bound.trx.raw('coalesce(opens_until, ?::timestamptz)', [later(now, tanLimits.opensDays * duration.days).toISOString()]),
      });
    const { access, secretHash } = newAccess();
    const expiresAt = later(now, tanLimits.accessMinutes * duration.minutes);
    await noteAccess(bound, link, 'opened', { secretHash, expiresAt });
    await noteFirstOpening(bound, rows);
    await audit(bound, { action: 'prescription.open', objectType: 'sending', objectId: link.sendingId, patientId: first.patientId });
    return { ...(await presentLink(bound, rows)), access, expiresAt: expiresAt.toISOString() };
  });

/** The last try was wrong: nothing opens this link until staff make a new TAN. */
const lock = async (ctx: Ctx, link: PharmacyLinkRow): Promise<void> => {
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
    await noteAccess(ctx, link, state);
    throw failure(state === 'voided' ? 'prescription.voided' : 'pharmacyLink.expired');
  }
  const taken = await takeLinkTry(ctx, link);
  if (!taken) {
    await noteAccess(ctx, link, 'locked');
    throw failure('pharmacyLink.locked', { triesLeft: 0 });
  }
  if (isSame(tan, linkTan(ctx.secrets, link.sendingId, taken.tanSerial))) return enter(ctx, taken);
  await noteAccess(ctx, link, 'wrong-tan');
  const triesLeft = tanLimits.tries - taken.tries;
  if (triesLeft > 0) throw failure('pharmacyLink.tanWrong', { triesLeft });
  await lock(ctx, link);
  throw failure('pharmacyLink.locked', { triesLeft });
};

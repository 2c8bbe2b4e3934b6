import { guestTries } from '@blattwerk/contract/room-guests/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { guestTokenId, isGuestToken } from '../../kernel/guest-link-secrets.ts';
import { newId, newSecret, sha256 } from '../../kernel/ids.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { heldPatients } from '../legal-holds/public.ts';

export interface GuestLinkRow {
  consultationId: string;
  serial: number;
  tries: number;
}
export type AccessOutcome = 'opened' | 'wrong-person' | 'locked' | 'ended';

const linkOf = (ctx: Ctx, consultationId: string): Promise<GuestLinkRow | undefined> => ctx.trx('guest_links').where({ consultationId }).first();

/** The link of a token that is genuine and has not been replaced. */
export const findLink = async (ctx: Ctx, token: string): Promise<GuestLinkRow | undefined> => {
  const consultationId = guestTokenId(token);
  if (consultationId === null) return undefined;
  const link = (await linkOf(ctx, consultationId)) ?? { consultationId, serial: 1, tries: 0 };
  return isGuestToken(ctx.secrets, token, consultationId, link.serial) ? link : undefined;
};

/** Makes the row of a link that was only mailed until now. */
export const keepLink = async (ctx: Ctx, consultationId: string): Promise<void> => {
  await ctx.trx('guest_links').insert({ consultationId, createdAt: ctx.clock.now() }).onConflict('consultation_id').ignore();
};

/** The link of an own consultation; a locked one gets the next serial number, and what it had opened ends. */
export const openLinkOf = async (ctx: Ctx, consultationId: string): Promise<GuestLinkRow> => {
  await keepLink(ctx, consultationId);
  const renewed = await ctx
    .trx('guest_links')
    .where({ consultationId })
    .where('tries', '>=', guestTries)
    .update({ serial: ctx.trx.raw('serial + 1'), tries: 0 });
  if (renewed > 0) await endAccesses(ctx, consultationId);
  return ctx.trx('guest_links').where({ consultationId }).first();
};

/** Counted before the entry is looked at, so that twenty at once are no more than five one after the other. Undefined when none is left. */
export const takeLinkTry = async (ctx: Ctx, { consultationId, serial }: GuestLinkRow): Promise<GuestLinkRow | undefined> => {
  const [taken] = await ctx
    .trx('guest_links')
    .where({ consultationId, serial })
    .where('tries', '<', guestTries)
    .update({ tries: ctx.trx.raw('tries + 1') })
    .returning<GuestLinkRow[]>('*');
  return taken;
};

/** The entry was right: its own try does not count. */
export const giveTryBack = async (ctx: Ctx, { consultationId, serial }: GuestLinkRow): Promise<void> => {
  await ctx
    .trx('guest_links')
    .where({ consultationId, serial })
    .update({ tries: ctx.trx.raw('greatest(tries - 1, 0)') });
};

export const endAccesses = async (ctx: Ctx, consultationId: string): Promise<void> => {
  await ctx.trx('guest_accesses').where({ consultationId }).whereNotNull('secretHash').whereNull('endedAt').update({ endedAt: ctx.clock.now() });
};

export const noteAccess = async (ctx: Ctx, { consultationId }: GuestLinkRow, outcome: Exclude<AccessOutcome, 'opened'>): Promise<void> => {
  await ctx.trx('guest_accesses').insert({ id: newId(), consultationId, at: ctx.clock.now(), ipHash: ctx.ipHash, outcome });
};

/** A secret for one browser, of which only the hash is stored. A browser that the same link opened before is shown out. */
export const newAccess = async (ctx: Ctx, { consultationId }: GuestLinkRow, { id, expiresAt }: { id: string; expiresAt: Date }): Promise<string> => {
  await endAccesses(ctx, consultationId);
  const access = newSecret();
  const row = { id, consultationId, at: ctx.clock.now(), ipHash: ctx.ipHash, outcome: 'opened', secretHash: sha256(access), expiresAt };
  await ctx.trx('guest_accesses').insert(row);
  return access;
};

export interface GuestAccess {
  id: string;
  consultationId: string;
}

export const findAccess = (ctx: Ctx, access: string): Promise<GuestAccess | undefined> =>
  ctx
    .trx('guest_accesses')
    .where({ secretHash: sha256(access) })
    .whereNull('endedAt')
    .where('expiresAt', '>', ctx.clock.now())
    .first('id', 'consultationId');

/** Whose consultation it is: asked before any user is known. */
export const patientOfLink = async (ctx: Ctx, consultationId: string): Promise<string | null> => {
  const [row] = await rawRows<{ patientId: string | null }>(ctx.trx, 'SELECT patient_of_guest_link(:consultationId) AS patient_id', { consultationId });
  return row?.patientId ?? null;
};

/** Who the patient of the link is, and whether the account is open. */
export interface Patient {
  firstName: string;
  lastName: string;
  bornOn: string | null;
  status: string;
}

export const readPatient = async ({ actor, trx }: Ctx<Member>): Promise<Patient> =>
  found(await trx('users').where({ id: actor.id }).first<Patient | undefined>('firstName', 'lastName', 'bornOn', 'status'));

/** The accesses of at most `limit` consultations that ended before then go away, of nobody under a legal hold. @returns their consultations */
export const deleteAccesses = async (
  ctx: Ctx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ consultationId: string; patientId: string }[]> => {
  const { trx } = ctx;
  const ended = await trx('consultations')
    .where('endsAt', '<', before)
    .whereNotIn('patientId', heldPatients(ctx))
    .whereExists(trx('guest_accesses').whereRaw('guest_accesses.consultation_id = consultations.id').select(trx.raw('1')))
    .limit(limit)
    .select<{ consultationId: string; patientId: string }[]>('id as consultationId', 'patientId');
  await trx('guest_accesses')
    .whereIn(
      'consultationId',
      ended.map(({ consultationId }) => consultationId),
    )
    .delete();
  return ended;
};

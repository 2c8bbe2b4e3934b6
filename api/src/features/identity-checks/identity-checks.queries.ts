import type { IdentityState } from '@blattwerk/contract/identity-checks/shapes';
import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { derivedSecret } from '../../kernel/secrets.ts';
import { User } from '../users/public.ts';
import { readSetting } from '../settings/public.ts';
import { canonicalFacts, type PersonFacts } from './compare-facts.ts';
import { IdentityCheck } from './identity-check.model.ts';
import { identityStateOf, type IdentityFacts, type Sighting } from './identity-state.ts';

/** A digest that only we can make: the row says nothing about the person, also when it outlives the profile. */
export const digestOf = (ctx: Ctx, profile: PersonFacts): string => derivedSecret(ctx.secrets.pseudonym, `identity:${canonicalFacts(profile)}`);

export const profileOf = async (ctx: Ctx, patientId: string): Promise<PersonFacts> => {
  const { firstName, lastName, bornOn } = found(await User.query(ctx.trx).findById(patientId), 'user.notExist');
  return { firstName, lastName, dob: bornOn };
};

interface SightingRow {
  profileDigest: string;
  seenAt: Date;
  title: string | null;
  firstName: string;
  lastName: string;
}

const lastSighting = async (ctx: Ctx, patientId: string): Promise<Sighting | undefined> => {
  const row = await ctx
    .trx('identity_sightings')
    .join('users', 'users.id', 'identity_sightings.doctorId')
    .where({ 'identity_sightings.patientId': patientId })
    .orderBy('seenAt', 'desc')
    .first<SightingRow | undefined>('profileDigest', 'seenAt', 'users.title', 'users.firstName', 'users.lastName');
  return row && { profileDigest: row.profileDigest, seenAt: row.seenAt, doctorName: fullName(row) };
};

/** Everything that decides where a patient's check stands. */
export const identityFactsOf = async (ctx: Ctx, patientId: string): Promise<IdentityFacts> => {
  const profile = await profileOf(ctx, patientId);
  return {
    checks: await IdentityCheck.query(ctx.trx).where({ patientId }).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
    sighting: await lastSighting(ctx, patientId),
    profile,
    profileDigest: digestOf(ctx, profile),
    today: DateTime.fromJSDate(ctx.clock.now(), { zone: 'Europe/Berlin' }).toISODate() ?? '',
  };
};

export const readIdentityState = async (ctx: Ctx, patientId: string): Promise<IdentityState> => identityStateOf(await identityFactsOf(ctx, patientId));

const refusals = {
  created: 'identity.requiresInput',
  requires_input: 'identity.requiresInput',
  processing: 'identity.processing',
  verified: 'identity.requiresInput',
  canceled: 'identity.canceled',
  redacted: 'identity.redacted',
} as const;

/** Too young by the document, whatever the profile says. @throws user.nonAdult */
export const assertNotUnderage = async (ctx: Ctx, patientId: string): Promise<void> => {
  if ((await readIdentityState(ctx, patientId)).outcome === 'underage') throw failure('user.nonAdult');
};

/** What a doctor's approval needs. @throws user.nonAdult, and while the setting asks for the check identity.* */
export const assertIdentified = async (ctx: Ctx, patientId: string): Promise<void> => {
  const { outcome, status, mismatch } = await readIdentityState(ctx, patientId);
  if (outcome === 'underage') throw failure('user.nonAdult');
  if (outcome === 'verified' || !(await readSetting(ctx, 'gates.identity'))) return;
  if (outcome === 'mismatch') throw failure('identity.mismatch', { fields: mismatch });
  throw failure(refusals[status ?? 'created']);
};

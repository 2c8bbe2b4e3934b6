import type { IdentityState } from '@blattwerk/contract/identity-checks/shapes';
import { DateTime } from 'luxon';
import type { ModelObject } from 'objection';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { derivedSecret } from '../../kernel/secrets.ts';
import { User } from '../users/public.ts';
import { readSetting } from '../settings/public.ts';
import { canonicalFacts, type PersonFacts } from './compare-facts.ts';
import { IdentityCheck } from './identity-check.model.ts';
import type { IdentitySighting } from './identity-sighting.model.ts';
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

/** A conversation that began before midnight goes on with everything that belongs to it. */
const hoursOverMidnight = 2;

/** Patients whom the doctor has a consultation with today. */
const consultedToday = ({ actor, trx, clock }: Ctx<Member>) => {
  const now = DateTime.fromJSDate(clock.now(), { zone: 'Europe/Berlin' });
  const today = now.startOf('day');
  return trx('consultations')
    .select('patientId')
    .where({ doctorId: actor.id })
    .whereIn('status', ['booked', 'completed'])
    .where('startsAt', '>=', DateTime.min(today, now.minus({ hours: hoursOverMidnight })).toJSDate())
    .where('startsAt', '<', today.plus({ days: 1 }).toJSDate());
};

/** Doctors reach the patients of their own requests and of today's consultations, administrators all. @throws user.notExist */
export const reachPatient = async (ctx: Ctx<Member>, patientId: string): Promise<void> => {
  const { trx, actor } = ctx;
  const query = trx('users').where({ id: patientId, role: 'patient' });
  if (actor.role === 'doctor')
    query.where((own) => void own.whereIn('id', trx('treatments').select('patientId').where({ doctorId: actor.id })).orWhereIn('id', consultedToday(ctx)));
  found(await query.first('id'), 'user.notExist');
};

/** Not by the model: a doctor may see a patient of today's consultation in person, and read the sighting only once the patient is treated. */
export const insertSighting = async ({ trx }: Ctx, row: ModelObject<IdentitySighting>): Promise<void> => void (await trx('identity_sightings').insert(row));

type NewCheck = Pick<IdentityCheck, 'id' | 'patientId' | 'consentVersion' | 'consentSha256' | 'consentedAt' | 'createdAt' | 'updatedAt'>;

/** Begins a check where none of the patient is open; whether it did. Of two at once the database lets one. */
export const insertUnlessOpen = async ({ trx }: Ctx<Member>, check: NewCheck): Promise<boolean> => {
  const inserted = await trx('identity_checks')
    .insert({ ...check, status: 'created' })
    .onConflict(trx.raw(`(patient_id) WHERE status IN ('created', 'processing', 'requires_input')`))
    .ignore()
    .returning('id');
  return inserted.length > 0;
};

import type { IdentityRecord, sightingKinds } from '@blattwerk/contract/identity-checks/shapes';
import { DateTime } from 'luxon';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { documentOf, identityStateOf } from './identity-state.ts';
import { digestOf, identityFactsOf, profileOf } from './identity-checks.queries.ts';

/** Patients whom the doctor has a consultation with today. */
const consultedToday = ({ actor, trx, clock }: Ctx<Member>) => {
  const today = DateTime.fromJSDate(clock.now(), { zone: 'Europe/Berlin' }).startOf('day');
  return trx('consultations')
    .select('patientId')
    .where({ doctorId: actor.id })
    .whereIn('status', ['booked', 'completed'])
    .where('startsAt', '>=', today.toJSDate())
    .where('startsAt', '<', today.plus({ days: 1 }).toJSDate());
};

/** Doctors reach the patients of their own requests and of today's consultations, administrators all. @throws user.notExist */
const reachPatient = async (ctx: Ctx<Member>, patientId: string): Promise<void> => {
  const query = ctx.trx('users').where({ id: patientId, role: 'patient' });
  if (ctx.actor.role === 'doctor')
    query.where(
      (own) => void own.whereIn('id', ctx.trx('treatments').select('patientId').where({ doctorId: ctx.actor.id })).orWhereIn('id', consultedToday(ctx)),
    );
  found(await query.first('id'), 'user.notExist');
};

/** The status for the back office; what a document said differently, for doctors only. @throws user.notExist */
export const readIdentityRecord = async (ctx: Ctx<Member>, patientId: string): Promise<IdentityRecord> => {
  await reachPatient(ctx, patientId);
  const facts = await identityFactsOf(ctx, patientId);
  const state = identityStateOf(facts);
  const isDoctor = ctx.actor.role === 'doctor';
  const differing = facts.checks.map(documentOf).find((document) => document !== null) ?? null;
  await audit(ctx, { action: 'identity.read', objectType: 'user', objectId: patientId, patientId });
  return {
    ...state,
    patientId,
    document: isDoctor && state.outcome === 'mismatch' ? differing : null,
    profile: facts.profile,
    seenBy: state.method === 'doctor' ? (facts.sighting?.doctorName ?? null) : null,
    abilities: isDoctor && ctx.actor.isWorking && state.outcome !== 'verified' && state.outcome !== 'underage' ? ['mark-seen'] : [],
  };
};

/** The doctor has compared person, document and profile. @throws user.notExist */
export const recordSighting = async (ctx: Ctx<Member>, patientId: string, kind: (typeof sightingKinds)[number]): Promise<void> => {
  await reachPatient(ctx, patientId);
  const profileDigest = digestOf(ctx, await profileOf(ctx, patientId));
  const id = newId();
  await ctx.trx('identity_sightings').insert({ id, patientId, doctorId: ctx.actor.id, kind, profileDigest, seenAt: ctx.clock.now() });
  await audit(ctx, { action: 'identity.seen', objectType: 'user', objectId: patientId, patientId, after: { kind } });
};

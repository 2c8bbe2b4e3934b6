import type { IdentityRecord, sightingKinds } from '@blattwerk/contract/identity-checks/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { documentOf, identityStateOf } from './identity-state.ts';
import { digestOf, identityFactsOf, insertSighting, profileOf, reachPatient } from './identity-checks.queries.ts';

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
  await insertSighting(ctx, { id, patientId, doctorId: ctx.actor.id, kind, profileDigest, seenAt: ctx.clock.now() });
  await audit(ctx, { action: 'identity.seen', objectType: 'user', objectId: patientId, patientId, after: { kind } });
};

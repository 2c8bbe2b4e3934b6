import type { UndoneDecision } from '@blattwerk/contract/treatments/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { readSetting } from '../settings/public.ts';
import { carryOut, type Decision } from './carry-out-decision.ts';
import { releaseClaim } from './release-claims.ts';
import { Treatment } from './treatment.model.ts';
import { workingDoctor } from './working-doctor.ts';
import { lockVisible, notHeld } from './treatments.service.ts';

export type HeldDecision = UndoneDecision & { id: string; treatmentId: string; doctorId: string; decidedAt: Date; releasesAt: Date };

/** Takes a checked decision. It leaves the house after `treatments.undoSeconds`, by a job; with 0 at once. */
export const takeDecision = async (ctx: Ctx<Member>, treatment: Treatment, decision: Decision): Promise<void> => {
  const undoSeconds = await readSetting(ctx, 'treatments.undoSeconds');
  if (undoSeconds === 0) return carryOut(ctx, treatment, decision);
  const { kind, input, decidedAt } = decision;
  const id = newId();
  const releasesAt = later(decidedAt, undoSeconds * duration.seconds);
  await ctx.trx('held_decisions').insert({ id, treatmentId: treatment.id, doctorId: ctx.actor.id, kind, input: JSON.stringify(input), decidedAt, releasesAt });
  await ctx
    .trx('treatments')
    .where({ id: treatment.id })
    .update({ heldDecisionId: id, heldDecision: kind, releasesAt, claimExpiresAt: null, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() });
  await audit(ctx, {
    action: 'treatment.hold',
    objectType: 'treatment',
    objectId: treatment.id,
    patientId: treatment.patientId,
    after: { decision: kind, releasesAt: releasesAt.toISOString() },
  });
  await ctx.jobs.send('treatments.release-decision', { decisionId: id }, { startAfter: releasesAt });
};

/**
 * Takes a decision back before it has left, however long that takes; the doctor has the request again for `review.claimMinutes`.
 * @returns what was entered, for the form
 * @throws treatment.notFound, treatment.undoTooLate
 */
export const undoDecision = async (ctx: Ctx<Member>, treatmentId: string): Promise<UndoneDecision> => {
  const treatment = await lockVisible(ctx, treatmentId);
  if (treatment.doctorId !== ctx.actor.id) throw failure('treatment.notFound');
  if (!treatment.heldDecisionId) throw failure('treatment.undoTooLate');
  const [held] = await ctx.trx('held_decisions').where({ id: treatment.heldDecisionId }).delete().returning<HeldDecision[]>('*');
  if (!held) throw failure('treatment.undoTooLate');
  const now = ctx.clock.now();
  const claimExpiresAt = later(now, (await readSetting(ctx, 'review.claimMinutes')) * duration.minutes);
  await ctx
    .trx('treatments')
    .where({ id: treatmentId })
    .update({ ...notHeld, claimExpiresAt, version: ctx.trx.raw('version + 1'), updatedAt: now });
  await audit(ctx, {
    action: 'treatment.undo',
    objectType: 'treatment',
    objectId: treatmentId,
    patientId: treatment.patientId,
    before: { decision: held.kind },
  });
  return { kind: held.kind, input: held.input } as UndoneDecision;
};

/**
 * Carries a held decision out as the doctor who took it. The lock on the request decides between this, undo, the patient's withdrawal and the
 * doctor's deactivation; a second run finds nothing.
 */
export const releaseDecision = (ctx: Ctx<{ role: 'system' }>, decisionId: string): Promise<void> =>
  inTransaction<Ctx['actor'], void>(ctx, async (bound) => {
    const known = await bound.trx('held_decisions').where({ id: decisionId }).first<{ treatmentId: string } | undefined>('treatmentId');
    if (!known) return;
    const treatment = await Treatment.query(bound.trx).findById(known.treatmentId).forUpdate().throwIfNotFound();
    const [held] = await bound.trx('held_decisions').where({ id: decisionId }).delete().returning<HeldDecision[]>('*');
    if (!held || treatment.heldDecisionId !== decisionId) return;
    const doctor = await workingDoctor(bound, held.doctorId);
    if (!doctor) return releaseClaim(bound, treatment);
    await carryOut({ ...bound, actor: doctor }, treatment, held);
  });

/** What waits to leave, for who may read it; the wall shows it to the deciding doctor, and to an administrator who has a reason. */
export const heldDecisionOf = (ctx: Ctx, { heldDecisionId }: Pick<Treatment, 'heldDecisionId'>): Promise<HeldDecision | undefined> =>
  heldDecisionId ? ctx.trx('held_decisions').where({ id: heldDecisionId }).first<HeldDecision | undefined>() : Promise.resolve(undefined);

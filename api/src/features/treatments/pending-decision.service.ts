import type { UndoneDecision } from '@blattwerk/contract/treatments/decision-shapes';
import type { PartialModelObject } from 'objection';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { readSetting } from '../settings/public.ts';
import { carryOut, type Decision } from './carry-out-decision.ts';
import { HeldDecision } from './held-decision.model.ts';
import { releaseClaim } from './release-claims.ts';
import { Treatment } from './treatment.model.ts';
import { workingDoctor } from './working-doctor.ts';
import { lockVisible, noPendingDecision } from './treatments.service.ts';

export type PendingDecision = HeldDecision & UndoneDecision;

const findHeld = async ({ trx }: Ctx, id: string): Promise<PendingDecision | undefined> =>
  (await HeldDecision.query(trx).findById(id)) as PendingDecision | undefined;

/** Removes the pending decision: of several at once only one gets it. */
const takeHeld = async ({ trx }: Ctx, id: string): Promise<PendingDecision | undefined> => {
  const [taken] = await HeldDecision.query(trx).delete().where({ id }).returning('*');
  return taken as PendingDecision | undefined;
};

const patchCounted = async ({ trx, clock }: Ctx, id: string, changes: PartialModelObject<Treatment>): Promise<void> =>
  void (await Treatment.query(trx)
    .findById(id)
    .patch({ ...changes, version: trx.raw('version + 1'), updatedAt: clock.now() }));

/** Takes a checked decision. A job carries it out after `treatments.undoSeconds`; with 0 it is carried out at once. */
export const takeDecision = async (ctx: Ctx<Member>, treatment: Treatment, decision: Decision): Promise<void> => {
  const undoSeconds = await readSetting(ctx, 'treatments.undoSeconds');
  if (undoSeconds === 0) return carryOut(ctx, treatment, decision);
  const { kind, input, decidedAt } = decision;
  const id = newId();
  const releasesAt = later(decidedAt, undoSeconds * duration.seconds);
  await HeldDecision.query(ctx.trx).insert({ id, treatmentId: treatment.id, doctorId: ctx.actor.id, kind, input, decidedAt, releasesAt });
  await patchCounted(ctx, treatment.id, { heldDecisionId: id, heldDecision: kind, releasesAt, claimExpiresAt: null });
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
 * Undoes a pending decision, however long the job takes; the doctor has the request again for `review.claimMinutes`.
 * @returns what was entered, for the form
 * @throws treatment.notFound, treatment.undoTooLate
 */
export const undoDecision = async (ctx: Ctx<Member>, treatmentId: string): Promise<UndoneDecision> => {
  const treatment = await lockVisible(ctx, treatmentId);
  if (treatment.doctorId !== ctx.actor.id) throw failure('treatment.notFound');
  if (!treatment.heldDecisionId) throw failure('treatment.undoTooLate');
  const pending = await takeHeld(ctx, treatment.heldDecisionId);
  if (!pending) throw failure('treatment.undoTooLate');
  const claimExpiresAt = later(ctx.clock.now(), (await readSetting(ctx, 'review.claimMinutes')) * duration.minutes);
  await patchCounted(ctx, treatmentId, { ...noPendingDecision, claimExpiresAt });
  await audit(ctx, {
    action: 'treatment.undo',
    objectType: 'treatment',
    objectId: treatmentId,
    patientId: treatment.patientId,
    before: { decision: pending.kind },
  });
  return { kind: pending.kind, input: pending.input } as UndoneDecision;
};

/**
 * Carries a pending decision out as the doctor who took it. The lock on the request decides between this, undo, the patient's withdrawal and the
 * doctor's deactivation; a second run finds nothing.
 */
export const releaseDecision = (ctx: Ctx<{ role: 'system' }>, decisionId: string): Promise<void> =>
  inTransaction<Ctx['actor'], void>(ctx, async (bound) => {
    const known = await findHeld(bound, decisionId);
    if (!known) return;
    const treatment = await Treatment.query(bound.trx).findById(known.treatmentId).forUpdate().throwIfNotFound();
    const pending = await takeHeld(bound, decisionId);
    if (!pending || treatment.heldDecisionId !== decisionId) return;
    const doctor = await workingDoctor(bound, pending.doctorId);
    if (!doctor) return releaseClaim(bound, treatment);
    await carryOut({ ...bound, actor: doctor }, treatment, pending);
  });

/** The pending decision, for who may read it; row-level security shows it to the deciding doctor, and to an administrator who has a reason. */
export const pendingDecisionOf = (ctx: Ctx, { heldDecisionId }: Pick<Treatment, 'heldDecisionId'>): Promise<PendingDecision | undefined> =>
  heldDecisionId ? findHeld(ctx, heldDecisionId) : Promise.resolve(undefined);

import type { FormInput } from '@blattwerk/contract/treatments/message-shapes';
import { treatmentStates } from '@blattwerk/contract/treatments/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { dueWith, stopClock } from './clock.ts';
import { insertMessage } from './insert-message.ts';
import { Treatment, visibleTo } from './treatment.model.ts';
import { shownStatus, hasLiveClaim } from './treatments.policy.ts';
import { localeOf, lockVisible } from './treatments.service.ts';

const assertWorking = (ctx: Ctx<Member>): void => {
  if (!ctx.actor.isWorking) throw failure('doctor.notActive');
};

/** The doctor's federal state has holidays of its own; they count from the moment the doctor takes the request. */
const dueFor = async (ctx: Ctx<Member>, treatment: Treatment): Promise<Date | null> => {
  if (!treatment.dueAt) return null;
  const own = await dueWith(ctx, treatment, ctx.actor.id);
  return own && own > treatment.dueAt ? own : treatment.dueAt;
};

/**
 * Takes a request for `review.claimMinutes`, or extends the own time. One conditional UPDATE: of two doctors at once one wins.
 * @throws treatment.notFound, treatment.alreadyClaimed, treatment.alreadyApproved, treatment.cantProcessed, doctor.notActive
 */
export const claimTreatment = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  assertWorking(ctx);
  const now = ctx.clock.now();
  const before: Treatment = found(await visibleTo(ctx.trx, ctx.actor).where('treatments.id', id).first('treatments.*'), 'treatment.notFound');
  nextState(treatmentStates, 'approve', shownStatus(before));
  const claimExpiresAt = later(now, (await readSetting(ctx, 'review.claimMinutes')) * duration.minutes);
  const isExtension = hasLiveClaim(before, ctx.actor.id, now);
  const set = {
    doctorId: ctx.actor.id,
    // A request that was handed over is reserved for longer than a claim lasts.
    claimExpiresAt: isExtension && before.claimExpiresAt && before.claimExpiresAt > claimExpiresAt ? before.claimExpiresAt : claimExpiresAt,
    claimedAt: before.doctorId === ctx.actor.id && before.claimedAt ? before.claimedAt : now,
    dueAt: await dueFor(ctx, before),
    version: ctx.trx.raw('version + 1'),
    updatedAt: now,
  };
  const [claimed] = await Treatment.query(ctx.trx)
    .where({ id, status: 'in-review', heldDecisionId: null })
    .where((free) => void free.whereNull('doctorId').orWhere({ doctorId: ctx.actor.id }).orWhereNull('claimExpiresAt').orWhere('claimExpiresAt', '<=', now))
    .patch(set)
    .returning('*');
  if (!claimed) return refuseClaim(ctx, id);
  if (isExtension) return;
  await audit(ctx, {
    action: 'treatment.claim',
    objectType: 'treatment',
    objectId: id,
    patientId: claimed.patientId,
    before: { doctorId: before.doctorId },
    after: { doctorId: ctx.actor.id },
  });
};

/** Another doctor was quicker: with claiming, or with deciding. */
const refuseClaim = async (ctx: Ctx<Member>, id: string): Promise<never> => {
  const current = await Treatment.query(ctx.trx).findById(id).throwIfNotFound();
  nextState(treatmentStates, 'approve', shownStatus(current));
  throw failure('treatment.alreadyClaimed', { claimExpiresAt: current.claimExpiresAt?.toISOString() ?? null });
};

/**
 * The request, locked, for a doctor who has taken it.
 * @throws treatment.notFound, doctor.notActive, treatment.alreadyApproved or treatment.cantProcessed when it is decided, doctor.notAssigned when it is not (or no longer) taken
 */
export const lockClaimed = async (ctx: Ctx<Member>, id: string): Promise<Treatment> => {
  assertWorking(ctx);
  const treatment = await lockVisible(ctx, id);
  nextState(treatmentStates, 'approve', shownStatus(treatment));
  if (!hasLiveClaim(treatment, ctx.actor.id, ctx.clock.now())) throw failure('doctor.notAssigned');
  return treatment;
};

/** Gives a request back to the others. @throws as lockClaimed */
export const releaseTreatment = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const treatment = await lockVisible(ctx, id);
  nextState(treatmentStates, 'approve', shownStatus(treatment));
  if (treatment.doctorId !== ctx.actor.id) throw failure('doctor.notAssigned');
  await Treatment.query(ctx.trx)
    .findById(id)
    .patch({ doctorId: null, claimExpiresAt: null, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() });
  await audit(ctx, {
    action: 'treatment.release',
    objectType: 'treatment',
    objectId: id,
    patientId: treatment.patientId,
    before: { doctorId: ctx.actor.id },
    after: { doctorId: null },
  });
};

/** Asks the patient, in words or with a form, and stops the clock until the answer; the mail says only that there is a question. @throws as lockClaimed */
export const askPatient = async (ctx: Ctx<Member>, id: string, { text, form }: { text: string; form?: FormInput | undefined }): Promise<void> => {
  const treatment = await lockClaimed(ctx, id);
  const asked = form ? { form: form.map((field, index) => ({ ...field, id: `q${index + 1}` })) } : {};
  const messageId = await insertMessage(ctx, treatment, 'question', text, asked);
  await stopClock(ctx, treatment);
  await queueMail(ctx, {
    template: 'doctor-question',
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params: { treatmentId: treatment.id },
    dedupeKey: `doctor-question:${messageId}`,
  });
};

import type { contactKinds } from '@blattwerk/contract/treatments/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { resumeClock, stopClock } from './clock.ts';
import { insertMessage } from './insert-message.ts';
import { lockClaimed } from './review.service.ts';
import { Treatment } from './treatment.model.ts';
import { lastHeld } from './treatments.queries.ts';
import { localeOf } from './treatments.service.ts';

export interface LiveContact {
  kind: (typeof contactKinds)[number];
  at: Date | null;
  doctorId: string | null;
}

/** How doctor and patient were in contact: what the request says, or the last consultation about it that was held, by video or by telephone. */
export const liveContactOf = async (ctx: Ctx, treatment: Treatment): Promise<LiveContact> => {
  const stored = { kind: treatment.contactKind, at: treatment.contactAt, doctorId: treatment.contactDoctorId };
  if (stored.kind !== 'questionnaire') return stored;
  const held = await lastHeld(ctx, treatment.id);
  return held ? { kind: held.heldBy ?? 'video', at: held.completedAt, doctorId: held.doctorId } : stored;
};

/**
 * The doctor would like to speak with the patient before deciding: the patient is asked to book a time, and the time of the review stands still
 * until the consultation is over, or the patient answers in writing.
 * @throws as lockClaimed
 */
export const requestConsultation = async (ctx: Ctx<Member>, id: string, text: string): Promise<void> => {
  const treatment = await lockClaimed(ctx, id);
  const messageId = await insertMessage(ctx, treatment, 'question', text);
  await Treatment.query(ctx.trx).findById(id).patch({ consultationRequestedAt: ctx.clock.now() });
  await stopClock(ctx, treatment);
  await audit(ctx, { action: 'treatment.request-consultation', objectType: 'treatment', objectId: id, patientId: treatment.patientId });
  await queueMail(ctx, {
    template: 'consultation-needed',
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params: { treatmentId: id },
    dedupeKey: `consultation-needed:${messageId}`,
  });
};

/** A consultation about the request is over, or does not take place: a review that stood still for it goes on. */
export const resumeReview = async (ctx: Ctx, treatmentId: string): Promise<void> => {
  const treatment = await Treatment.query(ctx.trx).findById(treatmentId);
  if (treatment?.status === 'in-review' && treatment.consultationRequestedAt !== null) await resumeClock(ctx, treatment);
};

/** A note of the doctor in the case, which the patient does not read. @returns whether the request is the doctor's */
export const addCaseNote = async (ctx: Ctx<Member>, treatmentId: string, text: string): Promise<boolean> => {
  const treatment = await Treatment.query(ctx.trx).findOne({ id: treatmentId, doctorId: ctx.actor.id });
  if (treatment) await insertMessage(ctx, treatment, 'note', text);
  return treatment !== undefined;
};

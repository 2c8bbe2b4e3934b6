import { treatmentStates } from '@blattwerk/contract/treatments/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { awayNow, requestCoverOf } from '../schedules/public.ts';
import { readSetting } from '../settings/public.ts';
import { fullName } from '../../kernel/full-name.ts';
import { User } from '../users/public.ts';
import { insertNote } from './notes.service.ts';
import { isWorking, moveToDoctor } from './review.queries.ts';
import { Treatment } from './treatment.model.ts';
import { shownStatus } from './treatments.policy.ts';
import { lockVisible } from './treatments.service.ts';

/** @throws treatment.colleagueAway for the caller, for someone who does not review, and for one who is absent */
const assertAtWork = async (ctx: Ctx<Member>, doctorId: string): Promise<void> => {
  const isAway = doctorId === ctx.actor.id || !(await isWorking(ctx, doctorId)) || (await awayNow(ctx)).has(doctorId);
  if (isAway) throw failure('treatment.colleagueAway');
};

/** The note is written while the request is still the giver's; from then on it is the colleague's for `review.handOverMinutes`. */
const give = async (ctx: Ctx<Member>, treatment: Treatment, { doctorId, note }: { doctorId: string; note: string }): Promise<void> => {
  const messageId = await insertNote(ctx, treatment, { text: note, doctorIds: [doctorId], cause: 'hand-over' });
  const claimExpiresAt = later(ctx.clock.now(), (await readSetting(ctx, 'review.handOverMinutes')) * duration.minutes);
  if (!(await moveToDoctor(ctx, treatment, { doctorId, claimExpiresAt }))) throw failure('doctor.notAssigned');
  await audit(ctx, {
    action: 'treatment.hand-over',
    objectType: 'treatment',
    objectId: treatment.id,
    patientId: treatment.patientId,
    before: { doctorId: ctx.actor.id },
    after: { doctorId },
  });
  const { locale } = await User.query(ctx.trx).findById(doctorId).throwIfNotFound();
  await queueMail(ctx, { template: 'case-handed-over', recipientId: doctorId, locale, params: {}, dedupeKey: `case-handed-over:${messageId}` });
};

/**
 * Gives a request to a colleague at once. The row is locked: of a colleague's claim and the hand-over at the same moment one wins, the other is refused.
 * @throws treatment.notFound, doctor.notAssigned, treatment.alreadyApproved, treatment.cantProcessed, treatment.colleagueAway
 */
export const handOver = async (ctx: Ctx<Member>, { id, doctorId, note }: { id: string; doctorId: string; note: string }): Promise<void> => {
  const treatment = await lockVisible(ctx, id);
  nextState(treatmentStates, 'approve', shownStatus(treatment));
  if (treatment.doctorId !== ctx.actor.id) throw failure('doctor.notAssigned');
  await assertAtWork(ctx, doctorId);
  await give(ctx, treatment, { doctorId, note });
};

/** Before an absence: every own undecided request goes to the doctor who covers it. @throws treatment.colleagueAway without a cover who reviews */
export const handOverAll = async (ctx: Ctx<Member>, note: string): Promise<{ moved: number; doctorName: string }> => {
  const cover = await requestCoverOf(ctx, ctx.actor.id);
  if (cover === null) throw failure('treatment.colleagueAway');
  await assertAtWork(ctx, cover);
  const own = await Treatment.query(ctx.trx).where({ doctorId: ctx.actor.id, status: 'in-review' }).whereNull('heldDecisionId').orderBy('id').forUpdate();
  for (const treatment of own) await give(ctx, treatment, { doctorId: cover, note });
  return { moved: own.length, doctorName: fullName(await User.query(ctx.trx).findById(cover).throwIfNotFound()) };
};

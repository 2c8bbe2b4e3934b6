import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { readSettings } from '../settings/public.ts';
import { administrators, markDue, workingDoctors, type Marked, type Reader } from './review.queries.ts';
import { localeOf } from './treatments.service.ts';

/** The claiming doctor is warned; for an unclaimed request, or one whose doctor no longer works, all working doctors are. */
const readersOf = ({ doctorId, claimExpiresAt }: Marked, doctors: readonly Reader[], now: Date): readonly Reader[] => {
  const holder = claimExpiresAt !== null && claimExpiresAt > now ? doctors.filter(({ id }) => id === doctorId) : [];
  return holder.length > 0 ? holder : doctors;
};

/** One mail a doctor for all that comes due, not one a request. */
const warnDoctors = async (ctx: Ctx, hours: number): Promise<void> => {
  const due = await markDue(ctx, 'dueWarnedAt', later(ctx.clock.now(), hours * duration.hours));
  if (due.length === 0) return;
  const doctors = await workingDoctors(ctx);
  for (const { id: recipientId, locale } of doctors) {
    const own = due.filter((one) => readersOf(one, doctors, ctx.clock.now()).some(({ id }) => id === recipientId));
    const [first] = own;
    if (!first) continue;
    const params = { count: own.length };
    await queueMail(ctx, { recipientId, locale, template: 'reviews-due-soon', dedupeKey: `reviews-due-soon:${first.id}:${recipientId}`, params });
  }
};

const notifyMissed = async (ctx: Ctx, { escalates, apologises }: { escalates: boolean; apologises: boolean }): Promise<void> => {
  const missed = await markDue(ctx, 'missedAt', ctx.clock.now());
  const [first] = missed;
  if (!first) return;
  for (const { id: recipientId, locale } of escalates ? await administrators(ctx) : []) {
    const params = { count: missed.length };
    await queueMail(ctx, { recipientId, locale, template: 'reviews-missed', dedupeKey: `reviews-missed:${first.id}:${recipientId}`, params });
  }
  for (const { id, patientId } of apologises ? missed : [])
    await queueMail(ctx, {
      recipientId: patientId,
      locale: await localeOf(ctx, patientId),
      template: 'review-late',
      dedupeKey: `review-late:${id}`,
      params: { treatmentId: id },
    });
};

/**
 * The promise of a review in time: doctors are warned some hours before, and when it is missed staff are notified and the patient gets an apology,
 * each once a request. Marks and mails are one transaction, so that a second run, and one at the same moment, finds nothing.
 */
export const watchDue = async (ctx: Ctx): Promise<void> => {
  const set = await readSettings(ctx, ['review.warnHours', 'review.warnDoctors', 'review.escalateMissed', 'review.apologise']);
  if (set['review.warnDoctors']) await inTransaction(ctx, (bound) => warnDoctors(bound, set['review.warnHours']));
  await inTransaction(ctx, (bound) => notifyMissed(bound, { escalates: set['review.escalateMissed'], apologises: set['review.apologise'] }));
};

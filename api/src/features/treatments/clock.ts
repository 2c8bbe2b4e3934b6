import type { Ctx, Member } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { dueTimeWithPauses, type Pause } from './due-time.ts';
import { findDoctor, insertPause, resumeStoredClock } from './review.queries.ts';
import { TreatmentPause } from './treatment-pause.model.ts';
import { Treatment } from './treatment.model.ts';

const pausesOf = (ctx: Ctx, treatmentId: string): Promise<Pause[]> => TreatmentPause.query(ctx.trx).where({ treatmentId }).orderBy('stoppedAt').execute();

const federalStateOf = async (ctx: Ctx, doctorId: string | null): Promise<string | null> => {
  if (doctorId === null) return null;
  return (await findDoctor(ctx, doctorId))?.federalState ?? null;
};

/** When the request is due with this doctor's holidays, for pauses that have all ended; null while its clock stands still. */
export const dueWith = async (ctx: Ctx, treatment: Treatment, doctorId: string | null, now?: Date): Promise<Date | null> => {
  if (!treatment.submittedAt) return treatment.dueAt;
  const recorded = await pausesOf(ctx, treatment.id);
  const pauses = recorded.map((pause) => ({ ...pause, resumedAt: pause.resumedAt ?? now ?? null }));
  return dueTimeWithPauses(treatment.submittedAt, await readSetting(ctx, 'review.businessDays'), pauses, await federalStateOf(ctx, doctorId));
};

/** The doctor's question waits for the patient: the time does not go on. A second question changes nothing about that. */
export const stopClock = async (ctx: Ctx<Member>, treatment: Treatment): Promise<void> => {
  if (treatment.clockStoppedAt) return;
  const now = ctx.clock.now();
  await insertPause(ctx, treatment.id);
  await Treatment.query(ctx.trx)
    .findById(treatment.id)
    .patch({ clockStoppedAt: now, dueAt: null, version: ctx.trx.raw('version + 1'), updatedAt: now });
};

/** What was waited for has come: what was left of the business time begins now. */
export const resumeClock = async (ctx: Ctx, treatment: Treatment): Promise<void> => {
  if (!treatment.clockStoppedAt) return;
  const now = ctx.clock.now();
  await resumeStoredClock(ctx, treatment.id, await dueWith(ctx, treatment, treatment.doctorId, now));
};

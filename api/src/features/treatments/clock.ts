import type { Ctx, Member } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { dueTimeWithPauses, type Pause } from './due-time.ts';
import type { Treatment } from './treatment.model.ts';

const pausesOf = (ctx: Ctx, treatmentId: string): Promise<Pause[]> =>
  ctx.trx('treatment_pauses').where({ treatmentId }).orderBy('stoppedAt').select('stoppedAt', 'resumedAt');

const federalStateOf = async (ctx: Ctx, doctorId: string | null): Promise<string | null> => {
  if (doctorId === null) return null;
  const doctor = await ctx.trx('doctors').where({ userId: doctorId }).first<{ federalState: string | null } | undefined>('federalState');
  return doctor?.federalState ?? null;
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
  await ctx.trx('treatment_pauses').insert({ treatmentId: treatment.id, stoppedAt: now });
  await ctx
    .trx('treatments')
    .where({ id: treatment.id })
    .update({ clockStoppedAt: now, dueAt: null, version: ctx.trx.raw('version + 1'), updatedAt: now });
};

/** What was waited for has come: what was left of the business time begins now. */
export const resumeClock = async (ctx: Ctx, treatment: Treatment): Promise<void> => {
  if (!treatment.clockStoppedAt) return;
  const now = ctx.clock.now();
  await ctx.trx.raw('SELECT resume_treatment_clock(?, ?, ?)', [treatment.id, now, await dueWith(ctx, treatment, treatment.doctorId, now)]);
};

import type { Ctx, Member } from '../../kernel/ctx.ts';
import { isWorking } from './review.queries.ts';

/** A doctor as the one who acts, for what a job carries out in the doctor's name; undefined for one who may no longer work. */
export const workingDoctor = async (ctx: Ctx, doctorId: string): Promise<Member | undefined> =>
  (await isWorking(ctx, doctorId)) ? { role: 'doctor', id: doctorId, status: 'active', sessionId: '', pharmacyId: null, isWorking: true } : undefined;

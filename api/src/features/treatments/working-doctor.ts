import type { Ctx, Member } from '../../kernel/ctx.ts';

/** A doctor as the one who acts, for what a job carries out in the doctor's name; undefined for one who may no longer work. */
export const workingDoctor = async (ctx: Ctx, doctorId: string): Promise<Member | undefined> => {
  const active = await ctx
    .trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .where({ 'users.id': doctorId, 'users.status': 'active', 'doctors.isWorking': true })
    .first('users.id');
  return active ? { role: 'doctor', id: doctorId, status: 'active', sessionId: '', pharmacyId: null, isWorking: true } : undefined;
};

import type { Ctx } from '../../kernel/ctx.ts';

/** A person of the staff who gets a mail. */
export interface Staff {
  id: string;
  locale: 'de' | 'en';
}

export const administrators = ({ trx }: Ctx): Promise<Staff[]> => trx('users').where({ role: 'admin', status: 'active' }).select('id', 'locale');

/** The doctor who issued it; while that one does not work any doctor answers, and the administrators see to it that one does. */
export const answerers = async (ctx: Ctx, doctorId: string): Promise<Staff[]> => {
  const own: Staff[] = await ctx
    .trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .where({ 'users.id': doctorId, 'users.status': 'active', 'doctors.isWorking': true })
    .select('users.id', 'users.locale');
  return own.length > 0 ? own : administrators(ctx);
};

import { duration, later } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** Mails that an address got in the last hour for sign-ins. */
export const mailsLastHour = async ({ trx, clock }: Ctx, email: string): Promise<number> => {
  const [row] = await trx('social_sign_ins')
    .where({ email })
    .where('proofSentAt', '>', later(clock.now(), -duration.hours))
    .sum<{ sends: string | null }[]>({ sends: 'proofSends' });
  return Number(row?.sends ?? 0);
};

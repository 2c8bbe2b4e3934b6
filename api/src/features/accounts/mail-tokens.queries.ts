import type { Ctx } from '../../kernel/ctx.ts';
import { MailToken, type MailPurpose } from './mail-token.model.ts';

/** Two mails for one account wait for each other, so that their count holds. */
export const lockUser = async ({ trx }: Ctx, id: string): Promise<void> => void (await trx('users').where({ id }).forUpdate().first('id'));

export const liveTokens = ({ trx, clock }: Ctx, purpose: MailPurpose) =>
  MailToken.query(trx).where({ purpose }).whereNull('usedAt').where('expiresAt', '>', clock.now());

interface Typed {
  email: string;
  registrationId?: string | undefined;
  /** Codes from before that count no more. */
  since: Date;
  maxAttempts: number;
}

/** Counts a try with a code at the newest live token of an address, in one statement; undefined where there is none or its tries are used up. */
export const countCodeTry = async (ctx: Ctx, purpose: MailPurpose, { email, registrationId, since, maxAttempts }: Typed): Promise<MailToken | undefined> => {
  const newest = liveTokens(ctx, purpose)
    .whereIn('userId', ctx.trx('users').select('id').where({ email }))
    .where('createdAt', '>', since)
    .modify((query) => void (registrationId && query.where({ registrationId })))
    .orderBy('createdAt', 'desc')
    .limit(1);
  const [token] = await MailToken.query(ctx.trx)
    .whereIn('id', newest.select('id'))
    .where('attempts', '<', maxAttempts)
    .patch({ attempts: ctx.trx.raw('attempts + 1') })
    .returning('*');
  return token;
};

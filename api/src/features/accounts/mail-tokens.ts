import { queueMail } from '../mails/public.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { mailSecrets } from './tokens.ts';
import type { User } from './user.model.ts';

const tokenLife = { confirm: 24 * duration.hours, reset: 30 * duration.minutes } as const;
/** So often may a code be typed before it is dead; the mail's link stays good. */
const maxCodeAttempts = 5;

/** More of one kind nobody gets, whoever asks for them; the answer to the caller is the same. */
const maxMailsAnHour = 10;

type Purpose = keyof typeof tokenLife;

export interface MailToken {
  id: string;
  userId: string;
  purpose: Purpose;
  attempts: number;
}

/** A link and code for one purpose; the ones sent before stop working. */
export const sendTokenMail = async (ctx: Ctx, user: User, purpose: Purpose): Promise<void> => {
  const now = ctx.clock.now();
  const recent = await ctx
    .trx('mail_tokens')
    .where({ userId: user.id, purpose })
    .where('createdAt', '>', later(now, -duration.hours))
    .limit(maxMailsAnHour)
    .select('id');
  if (recent.length >= maxMailsAnHour) return;
  const id = newId();
  await ctx.trx('mail_tokens').where({ userId: user.id, purpose }).whereNull('usedAt').update({ usedAt: now });
  await ctx
    .trx('mail_tokens')
    .insert({ id, userId: user.id, purpose, tokenHash: mailSecrets(ctx.secrets, id).tokenHash, createdAt: now, expiresAt: later(now, tokenLife[purpose]) });
  await queueMail(ctx, {
    template: purpose === 'confirm' ? 'confirm-email' : 'password-reset',
    recipientId: user.id,
    locale: user.locale,
    params: { tokenId: id },
    dedupeKey: `token:${id}`,
  });
};

const liveToken = (ctx: Ctx, purpose: Purpose) => ctx.trx('mail_tokens').where({ purpose }).whereNull('usedAt').where('expiresAt', '>', ctx.clock.now());

/** @throws token.invalid */
export const findByLink = async (ctx: Ctx, purpose: Purpose, token: string): Promise<MailToken> =>
  found(
    await liveToken(ctx, purpose)
      .where({ tokenHash: sha256(token) })
      .first<MailToken | undefined>(),
    'token.invalid',
  );

/**
 * Each try with a code is counted before it is looked at, so that many at once are not more than `maxCodeAttempts` either.
 * Called outside the request's transaction: a refused try counts.
 * @throws token.invalid
 */
export const findByCode = async (ctx: Ctx, purpose: Purpose, { email, code }: { email: string; code: string }): Promise<MailToken> => {
  const newest = liveToken(ctx, purpose).whereIn('userId', ctx.trx('users').select('id').where({ email })).orderBy('createdAt', 'desc').limit(1);
  const [token] = await ctx
    .trx('mail_tokens')
    .whereIn('id', newest.select('id'))
    .where('attempts', '<', maxCodeAttempts)
    .increment('attempts', 1)
    .returning<MailToken[]>('*');
  if (!token || mailSecrets(ctx.secrets, token.id).code !== code) throw failure('token.invalid');
  return token;
};

/** Of two uses at once one wins. @throws token.invalid */
export const useToken = async (ctx: Ctx, token: MailToken): Promise<void> => {
  const used = await ctx.trx('mail_tokens').where({ id: token.id }).whereNull('usedAt').update({ usedAt: ctx.clock.now() });
  if (used === 0) throw failure('token.invalid');
};

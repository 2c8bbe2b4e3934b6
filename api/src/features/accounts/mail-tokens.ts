import { queueMail } from '../mails/public.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { oneTry } from '../../kernel/attempts.ts';
import { codeAllowance, type User } from '../users/public.ts';
import { mailSecrets } from '../../kernel/mail-secrets.ts';
import { MailToken, type MailPurpose } from './mail-token.model.ts';
import { countCodeTry, liveTokens, lockUser } from './mail-tokens.queries.ts';

const tokenLife = { confirm: 24 * duration.hours, reset: 30 * duration.minutes, 'email-change': 24 * duration.hours } as const;
/** A code is short enough to be guessed, so it lives shorter than the link. */
const codeLife = 10 * duration.minutes;
/** How often a code may be typed before it is dead; the mail's link stays good. */
const maxCodeAttempts = 5;

/** The limit of mails of one kind, for any caller; the answer to the caller is the same beyond it. */
const maxMailsAnHour = 10;

/** Whether the account may get another mail of this kind now. */
export const mayGetMail = async (ctx: Ctx, userId: string, purpose: MailPurpose): Promise<boolean> => {
  await lockUser(ctx, userId);
  const recent = MailToken.query(ctx.trx).where({ userId, purpose }).where('createdAt', '>', later(ctx.clock.now(), -duration.hours));
  return (await recent.resultSize()) < maxMailsAnHour;
};

/** What the link stands for besides its account: a registration that waits, or an address that is to become the account's. */
interface About {
  /** The link's own id; a new one if it does not matter. */
  id?: string;
  registrationId?: string | null;
  newEmail?: string;
}

/** A link and code for one purpose; the ones sent before for the same stop working. */
export const sendTokenMail = async (
  ctx: Ctx,
  user: User,
  purpose: MailPurpose,
  { id = newId(), registrationId = null, newEmail }: About = {},
): Promise<void> => {
  if (!(await mayGetMail(ctx, user.id, purpose))) return;
  const now = ctx.clock.now();
  await MailToken.query(ctx.trx).where({ userId: user.id, purpose, registrationId }).whereNull('usedAt').patch({ usedAt: now });
  await MailToken.query(ctx.trx).insert({
    id,
    userId: user.id,
    purpose,
    registrationId,
    newEmail: newEmail ?? null,
    tokenHash: mailSecrets(ctx.secrets, id).tokenHash,
    createdAt: now,
    expiresAt: later(now, tokenLife[purpose]),
  });
  const mail = { locale: user.locale, params: { tokenId: id }, dedupeKey: `token:${id}` };
  if (newEmail) await queueMail(ctx, { ...mail, template: 'email-change', recipientAddress: newEmail });
  else await queueMail(ctx, { ...mail, template: purpose === 'confirm' ? 'confirm-email' : 'password-reset', recipientId: user.id });
};

/** Every link and code that was sent before and not used is dead: the address or the password it belonged to has changed. */
export const killTokens = (ctx: Ctx, userId: string): Promise<number> =>
  MailToken.query(ctx.trx).where({ userId }).whereNull('usedAt').patch({ usedAt: ctx.clock.now() }).execute();

/** @throws token.invalid */
export const findByLink = async (ctx: Ctx, purpose: MailPurpose, token: string): Promise<MailToken> =>
  found(await liveTokens(ctx, purpose).findOne({ tokenHash: sha256(token) }), 'token.invalid');

/**
 * Each try with a code is counted before it is looked at, so that many at once are not more than `maxCodeAttempts` either.
 * Called outside the request's transaction: a refused try counts.
 * @throws `refusal`, auth.tooManyAttempts
 */
export const findByCode = async (
  ctx: Ctx,
  purpose: MailPurpose,
  { email, code, registrationId }: { email: string; code: string; registrationId?: string | undefined },
  refusal: 'token.invalid' | 'auth.mailCodeInvalid' = 'token.invalid',
): Promise<MailToken> => {
  let token: MailToken | undefined;
  const isRight = await oneTry(ctx, [codeAllowance(ctx)], async () => {
    token = await countCodeTry(ctx, purpose, { email, registrationId, since: later(ctx.clock.now(), -codeLife), maxAttempts: maxCodeAttempts });
    return token !== undefined && mailSecrets(ctx.secrets, token.id).code === code;
  });
  if (!isRight) throw failure(refusal);
  return found(token, refusal);
};

/** Of two uses at once one wins. @throws token.invalid */
export const useToken = async (ctx: Ctx, token: MailToken): Promise<void> => {
  const used = await MailToken.query(ctx.trx).findById(token.id).whereNull('usedAt').patch({ usedAt: ctx.clock.now() });
  if (used === 0) throw failure('token.invalid');
};

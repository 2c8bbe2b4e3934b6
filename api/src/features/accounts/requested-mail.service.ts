import { queueMail } from '../mails/public.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { MailToken } from './mail-token.model.ts';
import { sendTokenMail } from './mail-tokens.ts';
import { Registration } from './registration.model.ts';
import { User } from '../users/public.ts';

/** What a caller without a session asked for with an address. */
export interface RequestedMail {
  userId: string;
  /** Of the link that is sent, so that the job may run twice. */
  tokenId: string;
  asked: 'registration' | 'resend' | 'reset';
  registrationId?: string;
}

interface Request {
  userId: string | undefined;
  asked: RequestedMail['asked'];
  registrationId?: string | undefined;
}

/** Leaves the mail to a job, for an unknown address too, whose job does nothing: the response time gives nothing away. */
export const requestMail = (ctx: Ctx, { userId, asked, registrationId }: Request): Promise<void> =>
  ctx.jobs.send('accounts.send-requested-mail', { userId: userId ?? newId(), tokenId: newId(), asked, ...(registrationId ? { registrationId } : {}) });

export const notifyOwner = (ctx: Ctx, owner: User): Promise<void> =>
  queueMail(ctx, {
    template: 'already-registered',
    recipientId: owner.id,
    locale: owner.locale,
    params: {},
    dedupeKey: `already-registered:${owner.id}:${ctx.clock.now().toISOString().slice(0, 10)}`,
  });

/** The registration that was asked about, if it still waits, else the newest one. */
const waiting = async (ctx: Ctx, userId: string, registrationId: string | undefined): Promise<string | null> => {
  const ids = (await Registration.query(ctx.trx).where({ userId }).orderBy('createdAt', 'desc')).map(({ id }) => id);
  return ids.find((id) => id === registrationId) ?? ids[0] ?? null;
};

/** The mail that fits the account's present state; none for an unknown address. */
export const sendRequestedMail = async (ctx: Ctx, { userId, tokenId: id, asked, registrationId }: RequestedMail): Promise<void> => {
  const user = await User.query(ctx.trx).findById(userId);
  const isDone = await MailToken.query(ctx.trx).findById(id);
  if (!user || user.status === 'deleted' || isDone) return;
  if (asked === 'reset') return sendTokenMail(ctx, user, 'reset', { id });
  if (!user.mailConfirmedAt) return sendTokenMail(ctx, user, 'confirm', { id, registrationId: await waiting(ctx, userId, registrationId) });
  if (asked === 'registration') return notifyOwner(ctx, user);
};

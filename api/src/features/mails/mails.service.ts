import type { Locale } from '@blattwerk/contract/errors';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { readSetting } from '../settings/public.ts';
import type { MailParams, SentTemplate } from './mail-data.ts';
import { insertMail } from './mails.queries.ts';

interface QueuedMail<T extends SentTemplate> {
  template: T;
  params: MailParams[T];
  locale: Locale;
  /** The same cause gives the same key, and a second mail with it is not made. */
  dedupeKey: string;
}

/** A mail to an account, as it was queued. */
export interface QueuedNotice {
  template: SentTemplate;
  recipientId: string;
  params: MailParams[SentTemplate];
}

/** Now, at a later time, or not at all. */
export type MailTiming = 'now' | 'never' | Date;

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** A mail to an account was written, once for its cause: the same is told in the account. */
    mailIsQueued(ctx: Ctx, notice: QueuedNotice): Promise<void>;
    /** When a mail to an account leaves, as its reader wants it. */
    mailTiming(ctx: Ctx, notice: Pick<QueuedNotice, 'template' | 'recipientId'>): Promise<MailTiming>;
    /** Whether a mail may wait a moment for others to the same account and leave with them. */
    mailMayGather(template: SentTemplate): boolean;
  }
}

/** Writes a mail into the outbox, in the transaction of its cause, for a person with an account or for a plain address. */
export const queueMail = async <T extends SentTemplate>(
  ctx: Ctx,
  mail: QueuedMail<T> & ({ recipientId: string } | { recipientAddress: string }),
): Promise<void> => {
  const id = newId();
  if (!(await insertMail(ctx, { id, ...mail }))) return;
  const isToAccount = 'recipientId' in mail;
  const waits = isToAccount && ctx.hooks.mailMayGather(mail.template) ? await readSetting(ctx, 'mails.gatherSeconds') : 0;
  await ctx.jobs.send('mails.deliver', { mailId: id }, waits > 0 ? { startAfter: later(ctx.clock.now(), waits * duration.seconds) } : {});
  if (isToAccount) await ctx.hooks.mailIsQueued(ctx, mail);
};

import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import type { MailParams, SentTemplate } from './mail-data.ts';
import { insertMail } from './mails.queries.ts';

interface QueuedMail<T extends SentTemplate> {
  template: T;
  params: MailParams[T];
  locale: Locale;
  /** The same cause gives the same key, and a second mail with it is not made. */
  dedupeKey: string;
}

/** Writes a mail into the outbox, in the transaction of its cause, for a person with an account or for a plain address. */
export const queueMail = async <T extends SentTemplate>(
  ctx: Ctx,
  mail: QueuedMail<T> & ({ recipientId: string } | { recipientAddress: string }),
): Promise<void> => {
  const id = newId();
  if (await insertMail(ctx, { id, ...mail })) await ctx.jobs.send('mails.deliver', { mailId: id });
};

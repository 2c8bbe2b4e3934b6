import type { Locale } from '@blattwerk/contract/errors';
import { mailStates, type MailStatus } from '@blattwerk/contract/mails/states';
import { MailDeliveryError, type OutgoingMail } from '../../../adapters/mail/mail-port.ts';
import { renderMail } from '../../../adapters/mail/mail-templates.ts';
import { defineJob, FinalFailure } from '../../../jobs/job.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { isErasedAddress } from '../../../kernel/erased-address.ts';
import { readOperator } from '../../settings/public.ts';
import { mailData, type MailParams, type SentTemplate } from '../mail-data.ts';

interface MailRow {
  id: string;
  template: SentTemplate;
  locale: Locale;
  params: MailParams[SentTemplate];
  status: MailStatus;
  address: string;
  firstName: string | null;
  lastName: string | null;
}

const readMail = (ctx: Ctx, mailId: string): Promise<MailRow | undefined> =>
  ctx
    .trx('mails')
    .leftJoin('users', 'users.id', 'mails.recipientId')
    .where({ 'mails.id': mailId })
    .first(
      'mails.id',
      'mails.template',
      'mails.locale',
      'mails.params',
      'mails.status',
      'users.firstName',
      'users.lastName',
      ctx.trx.raw('coalesce(users.email, mails.recipient_address) AS address'),
    );

/** An appointment comes with a file for the calendar. */
const calendarOf = (params: MailParams[SentTemplate]): Pick<OutgoingMail, 'attachments'> =>
  'calendar' in params
    ? { attachments: [{ filename: 'termin.ics', content: Buffer.from(params.calendar, 'utf8'), contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] }
    : {};

/**
 * Hands a mail of the outbox to the mail server. The message id is the row's, so that the one duplicate that SMTP cannot rule out
 * (death between the server's "250" and our commit) is recognised by mail programs.
 */
export const deliverMailJob = defineJob<'mails.deliver'>({
  undone: async (trx, { from, to }) =>
    (await trx('mails').where({ status: 'queued' }).where('createdAt', '>', from).where('createdAt', '<', to).orderBy('createdAt').select('id')).map(
      ({ id }: { id: string }) => ({ mailId: id }),
    ),
  handler: async (ctx, { mailId }) => {
    const mail = await readMail(ctx, mailId);
    if (!mail || mail.status === 'sent') return;
    // Who has no address any more has asked not to be written to.
    if (isErasedAddress(mail.address)) return void (await ctx.trx('mails').where({ id: mailId }).delete());
    const { name, helpEmail, imprint } = await readOperator(ctx);
    const brand = { name, supportEmail: helpEmail, ...(imprint ? { imprint } : {}) };
    const data = mailData(ctx, mail.template, mail.params, [mail.firstName, mail.lastName].filter(Boolean).join(' '));
    const content = renderMail(mail.template, mail.locale, data, { baseUrl: ctx.baseUrl, brand });
    try {
      const envelope = { messageId: `<${mail.id}@${new URL(ctx.baseUrl).hostname}>`, to: mail.address };
      await ctx.ports.mail.send({ ...envelope, ...content, ...calendarOf(mail.params) });
    } catch (error) {
      if (!(error instanceof MailDeliveryError && error.permanent)) throw error;
      await ctx
        .trx('mails')
        .where({ id: mailId })
        .update({ status: nextState(mailStates, 'fail', mail.status) });
      throw new FinalFailure(error.message, { cause: error });
    }
    await ctx
      .trx('mails')
      .where({ id: mailId })
      .update({ status: nextState(mailStates, 'send', mail.status), sentAt: ctx.clock.now() });
  },
});

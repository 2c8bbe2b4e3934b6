import { mailStates } from '@blattwerk/contract/mails/states';
import { MailDeliveryError, type OutgoingMail } from '../../../adapters/mail/mail-port.ts';
import { renderMail } from '../../../adapters/mail/mail-templates.ts';
import { defineJob, FinalFailure } from '../../../jobs/job.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { isErasedAddress } from '../../../kernel/erased-address.ts';
import { openFile } from '../../files/public.ts';
import { readOperator } from '../../settings/public.ts';
import { mailData, type MailParams, type SentTemplate } from '../mail-data.ts';
import { Mail } from '../mail.model.ts';
import { findAddressed, queuedMails } from '../mails.queries.ts';

/** An appointment comes with a file for the calendar, the last letter with the proof of deletion. */
const attachmentsOf = async (ctx: Ctx, params: MailParams[SentTemplate]): Promise<Pick<OutgoingMail, 'attachments'>> => {
  if ('calendar' in params)
    return {
      attachments: [{ filename: 'termin.ics', content: Buffer.from(params.calendar, 'utf8'), contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }],
    };
  if (!('fileId' in params)) return {};
  const { bytes: content, filename, contentType } = await (await openFile(ctx, params.fileId))();
  return { attachments: [{ filename, content, contentType }] };
};

/**
 * Hands a mail of the outbox to the mail server. The message id is the row's, so that the one duplicate that SMTP cannot rule out
 * (death between the server's "250" and our commit) is recognised by mail programs.
 */
export const deliverMailJob = defineJob<'mails.deliver'>({
  undone: queuedMails,
  handler: async (ctx, { mailId }) => {
    const mail = await findAddressed(ctx, mailId);
    if (!mail || mail.status === 'sent') return;
    // Who has no address any more has asked not to be written to.
    if (isErasedAddress(mail.address)) return void (await Mail.query(ctx.trx).deleteById(mailId));
    const { name, helpEmail, imprint } = await readOperator(ctx);
    const brand = { name, supportEmail: helpEmail, ...(imprint ? { imprint } : {}) };
    const data = mailData(ctx, mail.template, mail.params, [mail.firstName, mail.lastName].filter(Boolean).join(' '));
    const content = renderMail(mail.template, mail.locale, data, { baseUrl: ctx.baseUrl, brand });
    try {
      const envelope = { messageId: `<${mail.id}@${new URL(ctx.baseUrl).hostname}>`, to: mail.address };
      await ctx.ports.mail.send({ ...envelope, ...content, ...(await attachmentsOf(ctx, mail.params)) });
    } catch (error) {
      if (!(error instanceof MailDeliveryError && error.permanent)) throw error;
      await Mail.query(ctx.trx)
        .findById(mailId)
        .patch({ status: nextState(mailStates, 'fail', mail.status) });
      throw new FinalFailure(error.message, { cause: error });
    }
    await Mail.query(ctx.trx)
      .findById(mailId)
      .patch({ status: nextState(mailStates, 'send', mail.status), sentAt: ctx.clock.now() });
  },
});

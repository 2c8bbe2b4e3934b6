import { mailStates, type MailAction } from '@blattwerk/contract/mails/states';
import { MailDeliveryError, type OutgoingMail } from '../../../adapters/mail/mail-port.ts';
import { renderGathered, renderMail, type RenderedMail } from '../../../adapters/mail/mail-templates.ts';
import { defineJob, FinalFailure } from '../../../jobs/job.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { appointmentName } from '../../../locales/file-names.ts';
import { isErasedAddress } from '../../../kernel/erased-address.ts';
import { openFile } from '../../files/public.ts';
import { isSuppressed } from '../../suppressed-addresses/public.ts';
import { readOperator } from '../../settings/public.ts';
import { gatherMails, type Gathered } from '../gather.service.ts';
import { mailData, type MailParams, type SentTemplate } from '../mail-data.ts';
import { Mail } from '../mail.model.ts';
import { findAddressed, queuedMails, writtenIssue, type AddressedMail } from '../mails.queries.ts';

/** An appointment comes with a file for the calendar, the last letter with the proof of deletion. */
const attachmentsOf = async (ctx: Ctx, params: MailParams[SentTemplate]): Promise<Pick<OutgoingMail, 'attachments'>> => {
  if ('calendar' in params)
    return {
      attachments: [{ filename: appointmentName, content: Buffer.from(params.calendar, 'utf8'), contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }],
    };
  if (!('fileId' in params)) return {};
  const { bytes: content, filename, contentType } = await (await openFile(ctx, params.fileId))();
  return { attachments: [{ filename, content, contentType }] };
};

/** An issue of the newsletter says what stands in it when it leaves, in its reader's language. */
const withText = async (ctx: Ctx, { params, locale }: AddressedMail): Promise<MailParams[SentTemplate]> => {
  if (!('issueId' in params)) return params;
  const about = params as MailParams['newsletter-issue'];
  return { ...about, written: await writtenIssue(ctx, about.issueId, locale) };
};

const render = async (ctx: Ctx, mail: AddressedMail, gathered: readonly Gathered[]): Promise<RenderedMail> => {
  const { name: brandName, helpEmail, imprint } = await readOperator(ctx);
  const frame = { baseUrl: ctx.baseUrl, brand: { name: brandName, supportEmail: helpEmail, ...(imprint ? { imprint } : {}) } };
  const name = [mail.firstName, mail.lastName].filter(Boolean).join(' ');
  if (gathered.length === 1) return renderMail(mail.template, mail.locale, mailData(ctx, mail.template, await withText(ctx, mail), name), frame);
  const parts = gathered.map(({ template, params }) => ({ template, data: mailData(ctx, template, params, name) }));
  return renderGathered(parts, mail.locale, { name, inbox: mail.role === 'patient' ? '/notifications' : '/admin/notifications' }, frame);
};

/** All that leave together end in the same state. */
const settle = async (ctx: Ctx, mails: readonly Gathered[], action: MailAction, more: { sentAt?: Date; gatheredInto?: null } = {}): Promise<void> => {
  for (const { id } of mails) {
    const { status } = await Mail.query(ctx.trx).findById(id).throwIfNotFound();
    await Mail.query(ctx.trx)
      .findById(id)
      .patch({ ...more, status: nextState(mailStates, action, status) });
  }
};

/** What its reader wants may be later, and once: then it leaves. @returns whether it leaves now */
const isDue = async (ctx: Ctx, { id, template, recipientId, deferredUntil, status }: AddressedMail): Promise<boolean> => {
  if (recipientId === null || deferredUntil !== null || status !== 'queued') return true;
  const timing = await ctx.hooks.mailTiming(ctx, { template, recipientId });
  if (timing === 'now') return true;
  if (timing === 'never')
    await Mail.query(ctx.trx)
      .findById(id)
      .patch({ status: nextState(mailStates, 'skip', status) });
  else {
    await Mail.query(ctx.trx).findById(id).patch({ deferredUntil: timing });
    await ctx.jobs.send('mails.deliver', { mailId: id }, { startAfter: timing });
  }
  return false;
};

/**
 * Hands a mail of the outbox to the mail server, and with it what waits for the same account. The message id is the row's, so that the one duplicate
 * that SMTP cannot rule out (death between the server's "250" and our commit) is recognised by mail programs.
 */
export const deliverMailJob = defineJob<'mails.deliver'>({
  undone: queuedMails,
  handler: async (ctx, { mailId }) => {
    const mail = await findAddressed(ctx, mailId);
    if (!mail || (mail.status !== 'queued' && mail.status !== 'failed')) return;
    // Who has no address any more has asked not to be written to.
    if (isErasedAddress(mail.address)) return void (await Mail.query(ctx.trx).deleteById(mailId));
    if (!(await isDue(ctx, mail))) return;
    const gathered = await gatherMails(ctx, mail);
    if (gathered === undefined) return;
    if (await isSuppressed(ctx, mail.address)) return settle(ctx, gathered, 'hold', { gatheredInto: null });
    const content = await render(ctx, mail, gathered);
    try {
      const envelope = { messageId: `<${mail.id}@${new URL(ctx.baseUrl).hostname}>`, to: mail.address };
      await ctx.ports.mail.send({ ...envelope, ...content, ...(await attachmentsOf(ctx, mail.params)) });
    } catch (error) {
      if (!(error instanceof MailDeliveryError && error.permanent)) throw error;
      await settle(ctx, gathered, 'fail');
      throw new FinalFailure(error.message, { cause: error });
    }
    await settle(ctx, gathered, 'send', { sentAt: ctx.clock.now() });
  },
});

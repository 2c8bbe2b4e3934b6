import { readReport, type MailReport, type ReportedRecipient } from '../../adapters/mail-reports/read-report.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { StoredAddress } from './suppressed-address.model.ts';
import { addressOfMail, isOurs } from './suppressed-addresses.queries.ts';
import { isHeldAfter } from './suppression.policy.ts';

/** Our message ids are the rows of the outbox. */
const mailIdOf = (messageId: string | undefined): string | undefined => /^<([\da-f-]{36})@/.exec(messageId ?? '')?.[1];

const note = async (ctx: Ctx, report: MailReport, recipient: ReportedRecipient, address: string): Promise<void> => {
  const now = ctx.clock.now();
  const known = await StoredAddress.query(ctx.trx).findOne({ address }).forUpdate();
  const reports = (known?.reports ?? 0) + 1;
  const told = {
    cause: report.kind,
    statusCode: recipient.status ?? null,
    diagnostic: recipient.diagnostic ?? null,
    reports,
    isHeld: (known?.isHeld ?? false) || isHeldAfter(report, recipient, reports),
    lastReportedAt: now,
    updatedAt: now,
  };
  if (known) await StoredAddress.query(ctx.trx).findById(known.id).patch(told);
  else
    await StoredAddress.query(ctx.trx)
      .insert({ id: newId(), address, ...told, createdAt: now })
      .onConflict('address')
      .ignore();
};

/** Takes a report in. What is no report, no failure or about no mail of ours changes nothing. */
export const takeReport = async (ctx: Ctx, raw: Buffer): Promise<void> => {
  const report = await readReport(raw);
  if (!report) return ctx.log.info('a mail that is no report was left alone');
  for (const recipient of report.recipients.filter(({ hasFailed }) => hasFailed)) {
    const mailId = mailIdOf(report.messageId);
    const address = recipient.address ?? (mailId === undefined ? undefined : await addressOfMail(ctx, mailId));
    if (address !== undefined && (await isOurs(ctx, address))) await note(ctx, report, recipient, address);
  }
};

/** Whether mails to the address are held. */
export const isSuppressed = async ({ trx }: Pick<Ctx, 'trx'>, address: string): Promise<boolean> =>
  (await StoredAddress.query(trx).findOne({ address: address.toLowerCase(), isHeld: true })) !== undefined;

import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { newId } from '../../kernel/ids.ts';
import { textsFor } from '../../locales/texts.ts';
import type { InvoiceLine } from '../documents/public.ts';
import { invoicesAboveFees, keptOf, lockAboveFee } from './documents.queries.ts';
import { Invoice } from './invoice.model.ts';
import { nextNumber } from './invoice.service.ts';
import { localeOf } from './treatments.service.ts';

/** The numbers of one issuer begin with its code. */
export const issuerOf = (number: string): string => number.replace(/-\d{4}-\d+$/, '');

const reversed = (line: InvoiceLine): InvoiceLine => ({ ...line, amountCents: -line.amountCents });

type Correction = Pick<Invoice, 'kind' | 'lines'> & { reason?: string };

/** Issues what takes back an invoice or a part of it. The caller has locked the payment; the document is made by the job, like every other. */
const takeBack = async (ctx: Ctx, invoice: Invoice, patientId: string, correction: Correction): Promise<Invoice> => {
  const { treatmentId, doctorId, paymentId, currency, serviceOn } = invoice;
  const number = await nextNumber(ctx, issuerOf(invoice.number));
  const totalCents = correction.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const added = await Invoice.query(ctx.trx).insert({
    ...{ id: newId(), number, treatmentId, doctorId, paymentId, currency, serviceOn, totalCents, issuedAt: ctx.clock.now(), correctsId: invoice.id },
    ...correction,
  });
  const action = correction.kind === 'cancellation' ? 'invoice.cancel' : 'invoice.reduce';
  const [before, after] = [{ number: invoice.number }, { number, totalCents }];
  await audit(ctx, { action, objectType: 'invoice', objectId: added.id, patientId, before, after });
  await ctx.jobs.send('treatments.issue-documents', { treatmentId });
  return added;
};

/** What stands of an invoice: its lines, and what was taken back before. */
export const standingLines = async (ctx: Ctx, invoice: Invoice): Promise<InvoiceLine[]> => {
  const reductions = await Invoice.query(ctx.trx).where({ correctsId: invoice.id, kind: 'reduction' }).orderBy('issuedAt');
  return [...invoice.lines, ...reductions.flatMap((reduction) => reduction.lines)];
};

/** Takes back all that stands of an invoice. */
export const cancelInvoice = async (ctx: Ctx, invoice: Invoice, patientId: string, reason?: string): Promise<Invoice> => {
  const lines = (await standingLines(ctx, invoice)).map(reversed);
  return takeBack(ctx, invoice, patientId, { kind: 'cancellation', lines, ...(reason ? { reason } : {}) });
};

/** A part of the fee is given up. The services stay as they were charged: what is given up is no service and has no number of the scale. */
const reduceInvoice = async (ctx: Ctx, invoice: Invoice, patientId: string, cents: number): Promise<Invoice> => {
  const designation = textsFor(await localeOf(ctx, patientId), 'documents')('invoice.reductionOf', { number: invoice.number });
  const line = { number: null, designation, points: null, multiplier: null, amountCents: -cents, serviceOn: invoice.serviceOn };
  return takeBack(ctx, invoice, patientId, { kind: 'reduction', lines: [line] });
};

/**
 * So much of a payment is about to be refunded, whoever asked for it: what the refund takes from an invoiced fee is taken back on paper too,
 * before the books take it from the credit that this leaves.
 */
export const takeBackFee = async (
  ctx: Ctx,
  { paymentId, patientId, amountCents }: { paymentId: string; patientId: string; amountCents: number },
): Promise<void> => {
  const invoice = await Invoice.query(ctx.trx).findOne({ paymentId, kind: 'invoice', cancelledAt: null });
  if (!invoice) return;
  const { keptCents, feeCents } = await keptOf(ctx, paymentId);
  const fromFee = amountCents - (keptCents - feeCents);
  if (fromFee <= 0 || fromFee > feeCents) return;
  if (fromFee === feeCents) await cancelInvoice(ctx, invoice, patientId);
  else await reduceInvoice(ctx, invoice, patientId, fromFee);
};

/** A fee that was refunded without a document is taken back on paper; the books have it already. */
export const matchInvoices = async (ctx: Ctx): Promise<number> =>
  forEachContinue(ctx, await invoicesAboveFees(ctx), (found) =>
    inTransaction(ctx, async (bound) => {
      const above = await lockAboveFee(bound, found);
      const invoice = above && (await Invoice.query(bound.trx).findById(above.id));
      if (!above || !invoice) return;
      if (above.feeCents > 0) await reduceInvoice(bound, invoice, above.patientId, above.aboveCents);
      else await cancelInvoice(bound, invoice, above.patientId);
    }),
  );

import { goaeNumbers, type GoaeItem, type GoaeNumber } from '@blattwerk/contract/treatments/goae';
import type { CorrectInvoiceInput, IssuedInvoice } from '@blattwerk/contract/treatments/invoices';
import { audit } from '../../kernel/audit.ts';
import { actorId, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { refundRest } from '../payments/public.ts';
import { keptOf, offsetPayment, paymentStatusOf } from './documents.queries.ts';
import { cancelInvoice } from './invoice-corrections.service.ts';
import { itemsWithin } from './invoice-items.ts';
import { isSettled } from './invoice.policy.ts';
import { Invoice } from './invoice.model.ts';
import { nextNumber, statesDiagnosis, writtenLines } from './invoice.service.ts';
import { findDoctor } from './review.queries.ts';
import { Treatment } from './treatment.model.ts';

const isNumber = (number: string | null): number is GoaeNumber => goaeNumbers.some((known) => known === number);

/** What the lines charge by the scale, beside what was given up of it; null where another state's rules hold. */
const itemsOf = ({ lines }: Invoice): GoaeItem[] | null => {
  const items = lines.flatMap(({ number, multiplier, justification }) =>
    isNumber(number) ? [{ number, multiplier: multiplier ?? 1, ...(justification ? { justification } : {}) }] : [],
  );
  return items.length > 0 ? items : null;
};

export const validInvoice = (ctx: Ctx, treatmentId: string): Promise<Invoice | undefined> =>
  Invoice.query(ctx.trx).findOne({ treatmentId, kind: 'invoice', cancelledAt: null }).execute();

/** The valid invoice of a request for the doctor who has it. */
export const readIssuedInvoice = async (ctx: Ctx, { id }: Pick<Treatment, 'id'>): Promise<IssuedInvoice | null> => {
  const invoice = await validInvoice(ctx, id);
  if (!invoice?.paymentId) return null;
  const items = itemsOf(invoice);
  const { keptCents } = await keptOf(ctx, invoice.paymentId);
  const isOwn = items !== null && invoice.doctorId === actorId(ctx.actor);
  const isCorrectable = isOwn && isSettled(await paymentStatusOf(ctx, invoice.paymentId));
  const { number, totalCents } = invoice;
  return { number, totalCents, issuedAt: invoice.issuedAt.toISOString(), items, limitCents: keptCents, isCorrectable };
};

/**
 * The doctor charged something wrong: the invoice is cancelled and a new one follows, both with the reason. Never more than was kept of the
 * deposit; what the new one is lower goes back by itself.
 * @throws treatment.notFound, treatment.invoiceNotCorrectable, treatment.invoiceInvalid, treatment.invoiceAboveDeposit
 */
export const correctInvoice = async (ctx: Ctx<Member>, { id, number, items, reason }: CorrectInvoiceInput): Promise<void> => {
  const treatment = found(await Treatment.query(ctx.trx).findOne({ id, doctorId: ctx.actor.id }), 'treatment.notFound');
  const payment = await offsetPayment(ctx, id);
  const former = await validInvoice(ctx, id);
  const doctor = await findDoctor(ctx, ctx.actor.id);
  const isOpen = former?.number === number && former.doctorId === ctx.actor.id && former.paymentId === payment?.id && itemsOf(former) !== null;
  if (!former || !payment || !doctor || !isOpen || !isSettled(payment.status)) throw failure('treatment.invoiceNotCorrectable');
  itemsWithin(items, payment.amountCents);
  await cancelInvoice(ctx, former, treatment.patientId, reason);
  const { lines, totalCents } = await writtenLines(ctx, treatment, items);
  const { doctorId, currency, serviceOn } = former;
  const invoice = await Invoice.query(ctx.trx).insert({
    ...{ id: newId(), number: await nextNumber(ctx, doctor.invoiceCode), kind: 'invoice', treatmentId: id, doctorId, paymentId: payment.id },
    ...{ lines, totalCents, currency, serviceOn, issuedAt: ctx.clock.now(), correctsId: former.id, reason },
    isWithDiagnosis: statesDiagnosis(treatment),
  });
  await refundRest(ctx, { id: payment.id, patientId: treatment.patientId }, payment.amountCents - totalCents);
  const [before, after] = [{ number }, { number: invoice.number, totalCents }];
  await audit(ctx, { action: 'invoice.correct', objectType: 'invoice', objectId: invoice.id, patientId: treatment.patientId, before, after });
};

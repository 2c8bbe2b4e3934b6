import { DateTime } from 'luxon';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { refundRest } from '../payments/public.ts';
import { countInvoice, offsetPayment } from './documents.queries.ts';
import { findDoctor } from './review.queries.ts';
import { Invoice } from './invoice.model.ts';
import { invoiceLinesFor, type Services } from './invoice-lines.ts';
import { liveContactOf } from './live-contact.ts';
import { Treatment } from './treatment.model.ts';
import { localeOf } from './treatments.service.ts';

const zone = 'Europe/Berlin';

const nextNumber = async (ctx: Ctx, issuer: string, year: number): Promise<string> => {
  return `${issuer}-${year}-${String(await countInvoice(ctx, issuer, year)).padStart(5, '0')}`;
};

/** What can be charged for a request that has ended. A consultation that was held is contact by video or telephone; only an approval has a letter. */
const servicesOf = async (ctx: Ctx, treatment: Treatment): Promise<Services> => ({
  contact: (await liveContactOf(ctx, treatment)).kind,
  hasLetter: treatment.status === 'approved',
});

/** The invoice over an offset deposit, made when there is none; undefined when the deposit was not kept. One a request. */
export const issueInvoice = (ctx: Ctx, treatmentId: string): Promise<Invoice | undefined> =>
  inTransaction(ctx, async (bound) => {
    const treatment = await Treatment.query(bound.trx).findById(treatmentId).forUpdate().throwIfNotFound();
    const known = await Invoice.query(bound.trx).findOne({ treatmentId });
    if (known) return known;
    const payment = await offsetPayment(bound, treatmentId);
    const { doctorId } = treatment;
    const doctor = doctorId === null ? undefined : await findDoctor(bound, doctorId);
    if (!payment || !doctor || !doctorId) return undefined;
    const issuedAt = ctx.clock.now();
    const service = DateTime.fromJSDate(treatment.decidedAt ?? treatment.cancelledAt ?? issuedAt, { zone });
    const services = await servicesOf(bound, treatment);
    const { lines, totalCents } = invoiceLinesFor(payment.amountCents, doctor.licenceCountry, services, await localeOf(bound, treatment.patientId));
    const number = await nextNumber(bound, doctor.invoiceCode, DateTime.fromJSDate(issuedAt, { zone }).year);
    const invoice = await Invoice.query(bound.trx).insert({
      id: newId(),
      number,
      treatmentId,
      doctorId,
      paymentId: payment.id,
      lines,
      totalCents,
      currency: payment.currency,
      issuedAt,
      serviceOn: service.toFormat('yyyy-MM-dd'),
    });
    await refundRest(bound, payment.id, payment.amountCents - totalCents);
    await audit(bound, { action: 'invoice.issue', objectType: 'invoice', objectId: invoice.id, patientId: treatment.patientId, after: { number, totalCents } });
    return invoice;
  });

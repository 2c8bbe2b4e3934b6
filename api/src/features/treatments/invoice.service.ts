import { composeGoae, type GoaeItem } from '@blattwerk/contract/treatments/goae';
import { DateTime } from 'luxon';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { refundRest } from '../payments/public.ts';
import { countInvoice, offsetPayment } from './documents.queries.ts';
import { readSetting } from '../settings/public.ts';
import { findDoctor } from './review.queries.ts';
import { Invoice } from './invoice.model.ts';
import { foreignLines, goaeLines, proposedItems, schemeOf, type InvoiceLines, type Services } from './invoice-lines.ts';
import { liveContactOf } from './live-contact.ts';
import { Treatment } from './treatment.model.ts';
import { talkMinutesOf } from './treatments.queries.ts';
import { localeOf } from './treatments.service.ts';

const zone = 'Europe/Berlin';

/** The next number of an issuer, in the year of issue: each once, none left out. */
export const nextNumber = async (ctx: Ctx, issuer: string): Promise<string> => {
  const { year } = DateTime.fromJSDate(ctx.clock.now(), { zone });
  return `${issuer}-${year}-${String(await countInvoice(ctx, issuer, year)).padStart(5, '0')}`;
};

const dayOf = (at: Date): string => DateTime.fromJSDate(at, { zone }).toFormat('yyyy-MM-dd');

/** A consultation that was held is contact by video or telephone. */
const servicesOf = async (ctx: Ctx, treatment: Treatment): Promise<Services> => {
  const contact = await liveContactOf(ctx, treatment);
  const decidedAt = treatment.decidedAt ?? treatment.cancelledAt ?? ctx.clock.now();
  return { contact: contact.kind, contactOn: dayOf(contact.at ?? decidedAt), decidedOn: dayOf(decidedAt) };
};

/** By the patient's choice, where there is one: a request that was not approved has no diagnosis. */
export const statesDiagnosis = ({ isDiagnosisOnInvoice, diagnosis }: Treatment): boolean => isDiagnosisOnInvoice && diagnosis !== null;

/** The lines of items that the doctor has written. */
export const writtenLines = async (ctx: Ctx, treatment: Treatment, items: readonly GoaeItem[]): Promise<InvoiceLines> =>
  goaeLines(items, await servicesOf(ctx, treatment), await localeOf(ctx, treatment.patientId));

/** What can be charged for a request that has ended; only an approval has a letter. */
const linesOf = async (ctx: Ctx, treatment: Treatment, amountCents: number, licenceCountry: string): Promise<InvoiceLines & { serviceOn: string }> => {
  const services = await servicesOf(ctx, treatment);
  const locale = await localeOf(ctx, treatment.patientId);
  const serviceOn = services.decidedOn;
  if (schemeOf(licenceCountry) === 'foreign') return { ...foreignLines(amountCents, services, locale), serviceOn };
  const confirmed = treatment.invoiceItems;
  const isWithin = confirmed !== null && composeGoae(confirmed, locale).totalCents <= amountCents;
  const factors = await readSetting(ctx, 'goae.factors');
  const items = isWithin ? confirmed : proposedItems(amountCents, treatment.status === 'approved', factors, await talkMinutesOf(ctx, treatment.id));
  return { ...goaeLines(items, services, locale), serviceOn };
};

/** The invoice over an offset deposit, made when there was none; undefined when the deposit was not kept. One a request: after a cancellation none follows by itself. */
export const issueInvoice = (ctx: Ctx, treatmentId: string): Promise<Invoice | undefined> =>
  inTransaction(ctx, async (bound) => {
    const treatment = await Treatment.query(bound.trx).findById(treatmentId).forUpdate().throwIfNotFound();
    const known = await Invoice.query(bound.trx).where({ treatmentId, kind: 'invoice' }).orderBy('issuedAt', 'desc').first();
    if (known) return known;
    const payment = await offsetPayment(bound, treatmentId);
    const { doctorId } = treatment;
    const doctor = doctorId === null ? undefined : await findDoctor(bound, doctorId);
    if (!payment || !doctor || !doctorId) return undefined;
    const issuedAt = ctx.clock.now();
    const { lines, totalCents, serviceOn } = await linesOf(bound, treatment, payment.amountCents, doctor.licenceCountry);
    const number = await nextNumber(bound, doctor.invoiceCode);
    const invoice = await Invoice.query(bound.trx).insert({
      id: newId(),
      number,
      kind: 'invoice',
      treatmentId,
      doctorId,
      paymentId: payment.id,
      lines,
      totalCents,
      currency: payment.currency,
      issuedAt,
      serviceOn,
      isWithDiagnosis: statesDiagnosis(treatment),
    });
    await refundRest(bound, { id: payment.id, patientId: treatment.patientId }, payment.amountCents - totalCents);
    await audit(bound, { action: 'invoice.issue', objectType: 'invoice', objectId: invoice.id, patientId: treatment.patientId, after: { number, totalCents } });
    return invoice;
  });

import type { InvoiceKind } from '@blattwerk/contract/treatments/invoices';
import type { Ctx } from '../../kernel/ctx.ts';
import { renderInvoice, type InvoiceInput } from '../documents/public.ts';
import type { NewDocument } from '../issued-documents/public.ts';
import { queueMail } from '../mails/public.ts';
import { paidDeposit } from './documents.queries.ts';
import { Invoice } from './invoice.model.ts';
import { schemeOf } from './invoice-lines.ts';
import { checkedAt, sealOf, type Issue } from './issue.ts';
import { diagnosisOf } from './letters.queries.ts';

/** German on seal and file, whatever the document's language: they are read by programs and archives. */
const words: Record<InvoiceKind, { title: string; file: string }> = {
  invoice: { title: 'Rechnung', file: '' },
  cancellation: { title: 'Stornorechnung', file: 'storno-' },
  reduction: { title: 'Rechnungskorrektur', file: 'korrektur-' },
};

type Corrected = NonNullable<InvoiceInput['corrects']>;

const correctedBy = async ({ trx }: Ctx, { correctsId, reason }: Invoice): Promise<Corrected | null> => {
  if (correctsId === null) return null;
  const { number, issuedAt } = await Invoice.query(trx).findById(correctsId).throwIfNotFound();
  const successor = await Invoice.query(trx).findOne({ correctsId, kind: 'invoice' });
  return { number, issuedAt, reason, isReplaced: successor !== undefined };
};

const invoicePdf = async (ctx: Ctx, { treatment, doctor, patient, locale, meta }: Issue, invoice: Invoice, corrects: Corrected | null): Promise<Buffer> => {
  const { number, kind, issuedAt, serviceOn, lines, currency } = invoice;
  return renderInvoice({
    meta: { ...meta, createdAt: issuedAt },
    locale,
    number,
    kind,
    corrects,
    issuedAt,
    serviceOn,
    doctor,
    patient,
    diagnosis: invoice.isWithDiagnosis ? await diagnosisOf(ctx, treatment) : null,
    scheme: schemeOf(doctor.licenceCountry),
    lines,
    currency,
    deposit: kind === 'invoice' ? await paidDeposit(ctx, invoice.paymentId) : null,
  });
};

/** Of a cancelled and a new invoice the patient is told in one mail. */
const tellPatient = async (ctx: Ctx, { treatment, locale }: Issue, { id, kind, number }: Invoice, corrects: Corrected | null): Promise<void> => {
  const about = { treatmentId: treatment.id, invoiceNumber: number };
  const mail = { recipientId: treatment.patientId, locale, dedupeKey: `invoice-ready:${id}` };
  if (!corrects) return queueMail(ctx, { ...mail, template: 'invoice-ready', params: about });
  const params = { ...about, correctedNumber: corrects.number };
  if (kind === 'invoice') return queueMail(ctx, { ...mail, template: 'invoice-replaced', params });
  if (kind === 'reduction') return queueMail(ctx, { ...mail, template: 'invoice-reduced', params });
  if (!corrects.isReplaced) await queueMail(ctx, { ...mail, template: 'invoice-cancelled', params });
};

const invoiceDocument = async (ctx: Ctx, issue: Issue, invoice: Invoice): Promise<NewDocument> => {
  const { kind, number, id, doctorId } = invoice;
  const corrects = await correctedBy(ctx, invoice);
  return {
    kind: 'invoice',
    number,
    issuerId: doctorId,
    seal: sealOf(issue, `${words[kind].title} ${number}`),
    ownerId: issue.treatment.patientId,
    recordId: id,
    filename: `${words[kind].file}${number}.pdf`,
    render: (checkUrl) => invoicePdf(ctx, checkedAt(issue, checkUrl), invoice, corrects),
    attach: async (bound, fileId) => {
      await invoice.$query(bound.trx).patch({ fileId });
      await tellPatient(bound, issue, invoice, corrects);
    },
  };
};

/** All invoices of a request, with what corrects them, in the order of their issue. */
export const invoiceDocuments = async (ctx: Ctx, issue: Issue): Promise<NewDocument[]> => {
  const invoices = await Invoice.query(ctx.trx).where({ treatmentId: issue.treatment.id }).orderBy('number');
  return Promise.all(invoices.map((invoice) => invoiceDocument(ctx, issue, invoice)));
};

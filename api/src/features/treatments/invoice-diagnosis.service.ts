import type { ChooseInvoiceDiagnosisInput } from '@blattwerk/contract/treatments/invoices';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { textsFor } from '../../locales/texts.ts';
import { depositsOf } from '../payments/public.ts';
import { validInvoice } from './correct-invoice.service.ts';
import { offsetPayment } from './documents.queries.ts';
import { cancelInvoice, issuerOf, standingLines } from './invoice-corrections.service.ts';
import { canChooseDiagnosis, isSettled } from './invoice.policy.ts';
import { Invoice } from './invoice.model.ts';
import { nextNumber, statesDiagnosis } from './invoice.service.ts';
import { storeDiagnosisChoice } from './review.queries.ts';
import { Treatment } from './treatment.model.ts';
import { localeOf, lockVisible } from './treatments.service.ts';

/**
 * The patient says whether the invoice states the diagnosis. One that was issued without it is replaced by the job that makes the documents.
 * @throws treatment.notFound, treatment.invoiceDiagnosisFixed
 */
export const chooseInvoiceDiagnosis = async (ctx: Ctx<Member>, { id, isWanted }: ChooseInvoiceDiagnosisInput): Promise<void> => {
  const treatment = await lockVisible(ctx, id);
  if (treatment.isDiagnosisOnInvoice === isWanted) return;
  const invoices = await Invoice.query(ctx.trx).where({ treatmentId: id });
  const deposit = (await depositsOf(ctx, [id])).get(id);
  if (!canChooseDiagnosis(treatment, invoices, deposit?.status)) throw failure('treatment.invoiceDiagnosisFixed');
  await storeDiagnosisChoice(ctx, id, isWanted);
  const [before, after] = [{ isWanted: !isWanted }, { isWanted }];
  const { patientId } = treatment;
  await audit(ctx, { action: 'treatment.choose-invoice-diagnosis', objectType: 'treatment', objectId: id, patientId, before, after });
  if (invoices.length > 0) await ctx.jobs.send('treatments.issue-documents', { treatmentId: id });
};

/**
 * The patient wants the diagnosis on an invoice that was issued without it: it is cancelled, and a new one about the same services follows.
 */
export const restateInvoice = (ctx: Ctx, treatmentId: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const treatment = await Treatment.query(bound.trx).findById(treatmentId).forUpdate().throwIfNotFound();
    if (!statesDiagnosis(treatment)) return;
    const payment = await offsetPayment(bound, treatmentId);
    const former = await validInvoice(bound, treatmentId);
    if (!payment || !former || former.isWithDiagnosis || former.paymentId !== payment.id || !isSettled(payment.status)) return;
    const { patientId } = treatment;
    const reason = textsFor(await localeOf(bound, patientId), 'documents')('invoice.diagnosisAdded');
    const lines = await standingLines(bound, former);
    await cancelInvoice(bound, former, patientId, reason);
    const { doctorId, paymentId, currency, serviceOn } = former;
    const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const invoice = await Invoice.query(bound.trx).insert({
      ...{ id: newId(), number: await nextNumber(bound, issuerOf(former.number)), kind: 'invoice', treatmentId, doctorId, paymentId, currency, serviceOn },
      ...{ lines, totalCents, issuedAt: bound.clock.now(), correctsId: former.id, reason, isWithDiagnosis: true },
    });
    const [before, after] = [{ number: former.number }, { number: invoice.number, totalCents }];
    await audit(bound, { action: 'invoice.restate', objectType: 'invoice', objectId: invoice.id, patientId, before, after });
  });

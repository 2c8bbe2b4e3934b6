import { z } from 'zod';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { treatmentRecord } from './case-shapes.ts';
import { chooseInvoiceDiagnosisInput, correctInvoiceInput } from './invoices.ts';
import { patientTreatment } from './shapes.ts';

export const chooseInvoiceDiagnosis = operation({
  id: 'treatments.choose-invoice-diagnosis',
  method: 'post',
  path: '/clients/treatment/:id/invoice-diagnosis',
  summary: 'Whether the invoice of an own request states the diagnosis; one that was issued without it is cancelled and issued anew',
  input: chooseInvoiceDiagnosisInput,
  answer: patientTreatment,
  errors: ['treatment.invoiceDiagnosisFixed', 'treatment.notFound'],
});

export const correctInvoice = operation({
  id: 'treatments.correct-invoice',
  method: 'post',
  path: '/backoffice/treatments/:id/invoice/correct',
  summary: 'Cancel the own invoice of a decided request and issue a new one, with the reason',
  input: correctInvoiceInput,
  answer: treatmentRecord,
  errors: ['treatment.invoiceAboveDeposit', 'treatment.invoiceInvalid', 'treatment.invoiceNotCorrectable', 'treatment.notFound'],
});

export const downloadInvoice = operation({
  id: 'treatments.download-invoice',
  method: 'get',
  path: '/clients/treatment/download/invoice',
  summary: 'The invoice of one of the own requests, as PDF: the valid one, or one of its invoices and corrections by id',
  input: z.object({ treatmentId: id, invoiceId: id.optional() }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady', 'treatment.notFound'],
});

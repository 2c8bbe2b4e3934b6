import * as invoicing from '@blattwerk/contract/treatments/invoice-operations';
import * as letters from '@blattwerk/contract/treatments/letter-operations';
import * as operations from '@blattwerk/contract/treatments/operations';
import * as prescribing from '@blattwerk/contract/treatments/prescribing-operations';
import { doctorFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { findCaseDocument } from '../case.service.ts';
import { openLetter } from '../certificates.queries.ts';
import { correctInvoice } from '../correct-invoice.service.ts';
import { correctLetter } from '../correct-letter.service.ts';
import { approveTreatment, declineTreatment } from '../decide.service.ts';
import { readDraft, saveDraft } from '../drafts.service.ts';
import { requestConsultation } from '../live-contact.ts';
import { replyToPatient, seeMessages } from '../messages.service.ts';
import { readNearbyStock } from '../nearby-stock.service.ts';
import { undoDecision } from '../pending-decision.service.ts';
import { askPatient, claimTreatment, releaseTreatment } from '../review.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const approveTreatmentEndpoint = doctorFactory.build(operations.approveTreatment, async ({ ctx, input }) => {
  await approveTreatment(ctx, input);
  return readTreatmentRecord(ctx, input.id);
});

export const askPatientEndpoint = doctorFactory.build(operations.askPatient, async ({ ctx, input }) => {
  await askPatient(ctx, input.id, input);
  return readTreatmentRecord(ctx, input.id);
});

export const claimTreatmentEndpoint = doctorFactory.build(operations.claimTreatment, async ({ ctx, input }) => {
  await claimTreatment(ctx, input.id);
  return readTreatmentRecord(ctx, input.id);
});

export const correctInvoiceEndpoint = doctorFactory.build(invoicing.correctInvoice, async ({ ctx, input }) => {
  await correctInvoice(ctx, input);
  return readTreatmentRecord(ctx, input.id);
});

export const correctLetterEndpoint = doctorFactory.build(letters.correctLetter, async ({ ctx, input }) => {
  await correctLetter(ctx, input);
  return readTreatmentRecord(ctx, input.id);
});

export const declineTreatmentEndpoint = doctorFactory.build(operations.declineTreatment, async ({ ctx, input }) => {
  await declineTreatment(ctx, input);
  return readTreatmentRecord(ctx, input.id);
});

export const downloadCaseDocumentEndpoint = doctorFactory.buildFile(
  operations.downloadCaseDocument,
  async ({ ctx, input }) => openFile(ctx, await findCaseDocument(ctx, input.id, input.fileId)),
  { isAudited: true },
);

export const downloadIssuedLetterEndpoint = doctorFactory.buildFile(
  operations.downloadIssuedLetter,
  async ({ ctx, input }) => openFile(ctx, await openLetter(ctx, input.id)),
  { isAudited: true },
);

export const readDraftEndpoint = doctorFactory.build(prescribing.readDraft, ({ ctx, input }) => readDraft(ctx, input.id));

export const readNearbyStockEndpoint = doctorFactory.build(prescribing.readNearbyStock, ({ ctx, input }) => readNearbyStock(ctx, input));

export const saveDraftEndpoint = doctorFactory.build(prescribing.saveDraft, ({ ctx, input }) => saveDraft(ctx, input));

export const requestConsultationEndpoint = doctorFactory.build(operations.requestConsultation, async ({ ctx, input }) => {
  await requestConsultation(ctx, input.id, input.text);
  return readTreatmentRecord(ctx, input.id);
});

export const releaseTreatmentEndpoint = doctorFactory.build(operations.releaseTreatment, async ({ ctx, input }) => {
  await releaseTreatment(ctx, input.id);
  return readTreatmentRecord(ctx, input.id);
});

export const replyToPatientEndpoint = doctorFactory.build(operations.replyToPatient, async ({ ctx, input }) => {
  await replyToPatient(ctx, input);
  return readTreatmentRecord(ctx, input.id);
});

export const seeMessagesEndpoint = doctorFactory.build(operations.seeMessages, async ({ ctx, input }) => ({ read: await seeMessages(ctx, input.id) }));

export const undoTreatmentEndpoint = doctorFactory.build(operations.undoTreatment, async ({ ctx, input }) => {
  const undone = await undoDecision(ctx, input.id);
  return { ...(await readTreatmentRecord(ctx, input.id)), undone };
});

import { approveInput, askInput, declineInput, treatmentRecord, undoneTreatment } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { doctorFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { findCaseDocument } from '../case.service.ts';
import { openLetter } from '../certificates.queries.ts';
import { approveTreatment, declineTreatment } from '../decide.service.ts';
import { undoDecision } from '../held-decision.service.ts';
import { askPatient, claimTreatment, releaseTreatment } from '../review.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const approveTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.approve',
  method: 'post',
  summary: 'Approve with a medication plan: issues one prescription a line',
  input: approveInput,
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await approveTreatment(ctx, input);
    return readTreatmentRecord(ctx, input.id);
  },
});

export const askPatientEndpoint = doctorFactory.build({
  operation: 'treatments.ask',
  method: 'post',
  summary: 'Ask the patient a question',
  input: askInput,
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await askPatient(ctx, input.id, input.text);
    return readTreatmentRecord(ctx, input.id);
  },
});

export const claimTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.claim',
  method: 'post',
  summary: 'Take a request for some minutes, or extend the own time',
  input: z.object({ id }),
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await claimTreatment(ctx, input.id);
    return readTreatmentRecord(ctx, input.id);
  },
});

export const declineTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.decline',
  method: 'post',
  summary: 'Decline with a reason and a text that the patient reads',
  input: declineInput,
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await declineTreatment(ctx, input);
    return readTreatmentRecord(ctx, input.id);
  },
});

export const downloadCaseDocumentEndpoint = doctorFactory.buildFile({
  operation: 'treatments.download-document',
  summary: 'A document of a request that the doctor has taken: signed information sheet or contract, medical letter, prescription',
  isAudited: true,
  input: z.object({ id, fileId: id }),
  handler: async ({ ctx, input }) => openFile(ctx, await findCaseDocument(ctx, input.id, input.fileId)),
});

export const downloadIssuedLetterEndpoint = doctorFactory.buildFile({
  operation: 'certificates.download',
  summary: 'The medical letter that the doctor wrote, as PDF',
  isAudited: true,
  input: z.object({ id }),
  handler: async ({ ctx, input }) => openFile(ctx, await openLetter(ctx, input.id)),
});

export const releaseTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.release',
  method: 'post',
  summary: 'Give a request back to the other doctors',
  input: z.object({ id }),
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await releaseTreatment(ctx, input.id);
    return readTreatmentRecord(ctx, input.id);
  },
});

export const undoTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.undo',
  method: 'post',
  summary: 'Take the own decision back while it has not left; what was entered comes back with the request',
  input: z.object({ id }),
  output: undoneTreatment,
  handler: async ({ ctx, input }) => {
    const undone = await undoDecision(ctx, input.id);
    return { ...(await readTreatmentRecord(ctx, input.id)), undone };
  },
});

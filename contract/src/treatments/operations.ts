import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { treatmentRecord, undoneTreatment } from './case-shapes.ts';
import { approveInput, askInput, breakGlassFileInput, breakGlassInput, declineInput, requestConsultationInput } from './decision-shapes.ts';
import { answerInput, patientMessageInput, replyInput } from './message-shapes.ts';
import { certificateRow, createTreatmentInput, createdTreatment, patientTreatment, patientTreatments, treatmentRow, wishedProduct } from './shapes.ts';

export const listCertificates = operation({
  id: 'certificates.list',
  method: 'get',
  path: '/backoffice/certificates',
  summary: 'What doctors issued: the own ones for a doctor, all for administrators',
  input: listQuery,
  answer: recordList(certificateRow),
});

export const downloadIssuedLetter = operation({
  id: 'certificates.download',
  method: 'get',
  path: '/backoffice/certificates/:id/letter',
  summary: 'The medical letter that the doctor wrote, as PDF',
  input: z.object({ id }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady'],
});

export const listTreatments = operation({
  id: 'treatments.list',
  method: 'get',
  path: '/backoffice/treatments',
  summary: 'The queue: own requests and previews of those that wait for doctors, metadata for administrators; what is due first comes first',
  input: listQuery,
  answer: recordList(treatmentRow),
});

export const readTreatment = operation({
  id: 'treatments.read',
  method: 'get',
  path: '/backoffice/treatments/:id',
  summary: 'One request: everything for the doctor who has taken it, a preview for others, metadata for administrators',
  input: z.object({ id }),
  answer: treatmentRecord,
  errors: ['treatment.notFound'],
});

export const approveTreatment = operation({
  id: 'treatments.approve',
  method: 'post',
  path: '/backoffice/treatments/:id/approve',
  summary: 'Approve with a medication plan: issues one prescription a line',
  input: approveInput,
  answer: treatmentRecord,
  errors: [
    'doctor.foreignLicence',
    'doctor.notAssigned',
    'doctor.profileIncomplete',
    'identity.canceled',
    'identity.mismatch',
    'identity.processing',
    'identity.redacted',
    'identity.requiresInput',
    'prescription.repeatsOutlast',
    'prescription.tooManyRepeats',
    'product.merged',
    'product.notFound',
    'treatment.alreadyApproved',
    'treatment.cantProcessed',
    'treatment.contactRequired',
    'treatment.invoiceAboveDeposit',
    'treatment.invoiceInvalid',
    'treatment.medication.empty',
    'treatment.nextCheckPast',
    'treatment.notFound',
    'treatment.overrideReasonRequired',
    'user.nonAdult',
  ],
});

export const askPatient = operation({
  id: 'treatments.ask',
  method: 'post',
  path: '/backoffice/treatments/:id/ask',
  summary: 'Ask the patient a question, which may carry a form; the time of the review stands still until the answer',
  input: askInput,
  answer: treatmentRecord,
  errors: ['doctor.notAssigned', 'treatment.alreadyApproved', 'treatment.cantProcessed', 'treatment.notFound'],
});

export const replyToPatient = operation({
  id: 'treatments.reply',
  method: 'post',
  path: '/backoffice/treatments/:id/messages',
  summary: 'Write to the patient about an own request that is under review, or approved and still valid; the time of the review goes on',
  input: replyInput,
  answer: treatmentRecord,
  status: 201,
  errors: ['doctor.notAssigned', 'treatment.messagesClosed', 'treatment.notFound'],
});

export const seeMessages = operation({
  id: 'treatments.see-messages',
  method: 'post',
  path: '/backoffice/treatments/:id/messages/read',
  summary: 'What the patient wrote about an own request has been read; answers how many lines that were',
  input: z.object({ id }),
  answer: z.object({ read: z.int() }),
  errors: ['doctor.notAssigned', 'treatment.notFound'],
});

export const requestConsultation = operation({
  id: 'treatments.request-consultation',
  method: 'post',
  path: '/backoffice/treatments/:id/request-consultation',
  summary: 'Ask the patient to book a video consultation before the decision; the time of the review stands still until then',
  input: requestConsultationInput,
  answer: treatmentRecord,
  errors: ['doctor.notAssigned', 'treatment.alreadyApproved', 'treatment.cantProcessed', 'treatment.notFound'],
});

export const breakGlass = operation({
  id: 'treatments.break-glass',
  method: 'post',
  path: '/backoffice/treatments/:id/break-glass',
  summary: 'Show an administrator the health content of a request, for a reason that goes into the audit log',
  input: breakGlassInput,
  answer: treatmentRecord,
  errors: ['treatment.notFound'],
});

export const breakGlassDocument = operation({
  id: 'treatments.break-glass-document',
  method: 'post',
  path: '/backoffice/treatments/:id/break-glass/documents/:fileId',
  summary: 'Open an issued or signed document of a request for an administrator, for a reason that goes into the audit log',
  input: breakGlassFileInput,
  answer: 'file',
  errors: [...storedFileErrors, 'treatment.notFound'],
});

export const claimTreatment = operation({
  id: 'treatments.claim',
  method: 'post',
  path: '/backoffice/treatments/:id/claim',
  summary: 'Take a request for some minutes, or extend the own time',
  input: z.object({ id }),
  answer: treatmentRecord,
  errors: ['treatment.alreadyApproved', 'treatment.alreadyClaimed', 'treatment.cantProcessed', 'treatment.notFound'],
});

export const declineTreatment = operation({
  id: 'treatments.decline',
  method: 'post',
  path: '/backoffice/treatments/:id/decline',
  summary: 'Decline with a reason and a text that the patient reads',
  input: declineInput,
  answer: treatmentRecord,
  errors: [
    'doctor.notAssigned',
    'treatment.alreadyApproved',
    'treatment.cantProcessed',
    'treatment.invoiceAboveDeposit',
    'treatment.invoiceInvalid',
    'treatment.notFound',
  ],
});

export const downloadCaseDocument = operation({
  id: 'treatments.download-document',
  method: 'get',
  path: '/backoffice/treatments/:id/documents/:fileId',
  summary: 'A document of a request that the doctor has taken: signed information sheet or contract, medical letter, prescription',
  input: z.object({ id, fileId: id }),
  answer: 'file',
  errors: [...storedFileErrors, 'doctor.notAssigned', 'treatment.notFound'],
});

export const releaseTreatment = operation({
  id: 'treatments.release',
  method: 'post',
  path: '/backoffice/treatments/:id/release',
  summary: 'Give a request back to the other doctors',
  input: z.object({ id }),
  answer: treatmentRecord,
  errors: ['doctor.notAssigned', 'treatment.alreadyApproved', 'treatment.cantProcessed', 'treatment.notFound'],
});

export const undoTreatment = operation({
  id: 'treatments.undo',
  method: 'post',
  path: '/backoffice/treatments/:id/undo',
  summary: 'Take the own decision back while it has not left; what was entered comes back with the request',
  input: z.object({ id }),
  answer: undoneTreatment,
  errors: ['treatment.notFound', 'treatment.undoTooLate'],
});

export const listOwnTreatments = operation({
  id: 'treatments.list-own',
  method: 'get',
  path: '/clients/treatment',
  summary: 'The own treatment requests, the newest first',
  input: z.object({}),
  answer: patientTreatments,
});

export const submitTreatment = operation({
  id: 'treatments.create',
  method: 'post',
  path: '/clients/treatment',
  summary: 'Send the treatment request; 201 when new, 200 with the same one while it awaits its deposit',
  input: createTreatmentInput,
  answer: createdTreatment,
  errors: ['consent.required', 'treatment.alreadyOpen', 'treatment.cantProcessed', 'treatment.incomplete', 'user.nonAdult'],
});

export const listTreatmentProducts = operation({
  id: 'treatments.products',
  method: 'get',
  path: '/clients/treatment/products',
  summary: 'The products that one of the own requests asks for',
  input: z.object({ treatmentId: id }),
  answer: z.object({ items: z.array(wishedProduct), total: z.int() }),
  errors: ['treatment.notFound'],
});

export const readOwnTreatment = operation({
  id: 'treatments.read-own',
  method: 'get',
  path: '/clients/treatment/:id',
  summary: 'One of the own treatment requests',
  input: z.object({ id }),
  answer: patientTreatment,
  errors: ['treatment.notFound'],
});

export const answerQuestion = operation({
  id: 'treatments.answer',
  method: 'post',
  path: '/clients/treatment/:id/answer',
  summary: 'Answer the doctor’s open question: in words, its form, with files that were sent before',
  input: answerInput,
  answer: patientTreatment,
  errors: ['file.notFound', 'treatment.cantProcessed', 'treatment.formIncomplete', 'treatment.notFound'],
});

export const writeMessage = operation({
  id: 'treatments.write-message',
  method: 'post',
  path: '/clients/treatment/:id/messages',
  summary: 'Write to the doctor about a request that is under review, or approved and still valid; files are named by their ids',
  input: patientMessageInput,
  answer: patientTreatment,
  status: 201,
  errors: ['file.notFound', 'treatment.messagesClosed', 'treatment.notFound', 'treatment.tooManyMessages'],
});

export const readMessages = operation({
  id: 'treatments.read-messages',
  method: 'post',
  path: '/clients/treatment/:id/messages/read',
  summary: 'What the doctor wrote about an own request has been read',
  input: z.object({ id }),
  answer: patientTreatment,
  errors: ['treatment.notFound'],
});

export const cancelTreatment = operation({
  id: 'treatments.cancel',
  method: 'post',
  path: '/clients/treatment/:id/cancel',
  summary: 'Withdraw a request before the decision; a paid deposit goes back by itself',
  input: z.object({ id }),
  answer: patientTreatment,
  errors: ['treatment.alreadyApproved', 'treatment.cantProcessed', 'treatment.notFound'],
});

import { listQuery, recordList } from '../backoffice/shapes.ts';
import { z } from 'zod';
import { deliveryTaskRecord, finishDeliveryTaskInput } from '../delivery-tasks/shapes.ts';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { inboxCounts, inboxCountsQuery } from './inbox.ts';
import { postOriginalInput } from './originals.ts';
import { dispenseInput, prescriptionRecord, reRouteInput, readyInput, returnInput, revokeInput } from './shapes.ts';

export const finishDeliveryTask = operation({
  id: 'delivery-tasks.done',
  method: 'post',
  path: '/backoffice/delivery-tasks/:id/done',
  summary: 'How a try to reach the pharmacy went; what follows for the prescriptions happens with it',
  input: finishDeliveryTaskInput,
  answer: deliveryTaskRecord,
  errors: ['deliveryTask.alreadyDone', 'deliveryTask.notFound', 'prescription.cantProcessed'],
});

export const listPrescriptions = operation({
  id: 'prescriptions.list',
  method: 'get',
  path: '/backoffice/prescriptions',
  summary: 'A pharmacy’s inbox, a doctor’s own prescriptions, or all of them without health content',
  input: listQuery,
  answer: recordList(prescriptionRecord),
});

export const countInbox = operation({
  id: 'prescriptions.count',
  method: 'get',
  path: '/backoffice/prescriptions/counts',
  summary: 'How many prescriptions stand in each tab of the inbox',
  input: inboxCountsQuery,
  answer: inboxCounts,
});

export const showPrescription = operation({
  id: 'prescriptions.show',
  method: 'get',
  path: '/backoffice/prescriptions/:id',
  summary: 'One prescription',
  input: z.object({ id }),
  answer: prescriptionRecord,
  errors: ['prescription.not.found'],
});

export const acceptPrescription = operation({
  id: 'prescriptions.accept',
  method: 'post',
  path: '/backoffice/prescriptions/:id/accept',
  summary: 'The pharmacy takes the prescription on',
  input: z.object({ id }),
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

export const dispensePrescription = operation({
  id: 'prescriptions.dispense',
  method: 'post',
  path: '/backoffice/prescriptions/:id/dispense',
  summary: 'Handed over, whole or in part; who collected it and that the identity was checked is on record',
  input: dispenseInput,
  answer: prescriptionRecord,
  errors: [
    'prescription.cantProcessed',
    'prescription.not.found',
    'prescription.originalMissing',
    'prescription.pickupCodeWrong',
    'prescription.quantityTooLarge',
    'prescription.repeatTooEarly',
  ],
});

export const downloadPrescription = operation({
  id: 'prescriptions.download',
  method: 'get',
  path: '/backoffice/prescriptions/:id/file',
  summary: 'The prescription itself, for the pharmacy it was sent to and the doctor who issued it',
  input: z.object({ id }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady', 'prescription.not.found', 'prescription.voided'],
});

export const preparePrescription = operation({
  id: 'prescriptions.prepare',
  method: 'post',
  path: '/backoffice/prescriptions/:id/prepare',
  summary: 'The medicine is being prepared',
  input: z.object({ id }),
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

export const postOriginal = operation({
  id: 'prescriptions.post-original',
  method: 'post',
  path: '/backoffice/prescriptions/:id/post-original',
  summary: 'The doctor has signed the printed prescription and posted it; the patient is told. Until it arrives the note can be changed',
  input: postOriginalInput,
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found', 'prescription.postedOnInvalid'],
});

export const confirmOriginal = operation({
  id: 'prescriptions.confirm-original',
  method: 'post',
  path: '/backoffice/prescriptions/:id/confirm-original',
  summary: 'The signed original has arrived at the pharmacy; from then on it can be dispensed',
  input: z.object({ id }),
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

export const reRoutePrescription = operation({
  id: 'prescriptions.re-route',
  method: 'post',
  path: '/backoffice/prescriptions/:id/re-route',
  summary: 'Take a sending that is not ready yet from its pharmacy, so that the patient chooses another one; both are told',
  input: reRouteInput,
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

export const markReady = operation({
  id: 'prescriptions.ready',
  method: 'post',
  path: '/backoffice/prescriptions/:id/ready',
  summary: 'Ready for pickup until a given moment; the patient gets a mail with the way to the pickup code',
  input: readyInput,
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.holdUntilPast', 'prescription.not.found', 'prescription.originalMissing'],
});

export const resendNotice = operation({
  id: 'prescriptions.resend-notice',
  method: 'post',
  path: '/backoffice/prescriptions/:id/resend-notice',
  summary: 'Send the notice about a sending to its pharmacy once more',
  input: z.object({ id }),
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

export const returnPrescription = operation({
  id: 'prescriptions.return',
  method: 'post',
  path: '/backoffice/prescriptions/:id/return',
  summary: 'The pharmacy cannot supply; the patient gets a mail and chooses another one',
  input: returnInput,
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

export const revokePrescription = operation({
  id: 'prescriptions.revoke',
  method: 'post',
  path: '/backoffice/prescriptions/:id/revoke',
  summary: 'Take an issued prescription back, for a reason; the pharmacy and the patient are told',
  input: revokeInput,
  answer: prescriptionRecord,
  errors: ['prescription.alreadyDispensed', 'prescription.cantProcessed', 'prescription.not.found'],
});

export const undoReady = operation({
  id: 'prescriptions.undo-ready',
  method: 'post',
  path: '/backoffice/prescriptions/:id/undo-ready',
  summary: 'Takes "ready" back, when it was pressed too early',
  input: z.object({ id }),
  answer: prescriptionRecord,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

import * as followUps from '@blattwerk/contract/follow-ups/operations';
import * as invoicing from '@blattwerk/contract/treatments/invoice-operations';
import * as letters from '@blattwerk/contract/treatments/letter-operations';
import * as operations from '@blattwerk/contract/treatments/operations';
import { patientFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { readFollowUpBasis, requestFollowUp } from '../follow-up.service.ts';
import { saveFollowUp } from '../follow-up-draft.service.ts';
import { chooseInvoiceDiagnosis } from '../invoice-diagnosis.service.ts';
import { answerQuestion, readMessages, writeMessage } from '../messages.service.ts';
import { presentPatientTreatment, presentWished } from '../patient-treatment.presenter.ts';
import { findOwnTreatment, listOwnTreatments } from '../patient-treatments.queries.ts';
import { submitTreatment } from '../submit-treatment.service.ts';
import { findOwnInvoice, findOwnLetter } from '../treatments.queries.ts';
import { cancelTreatment } from '../treatments.service.ts';

export const answerQuestionEndpoint = patientFactory.build(operations.answerQuestion, async ({ ctx, input }) => {
  await answerQuestion(ctx, input);
  return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx);
});

export const cancelTreatmentEndpoint = patientFactory.build(operations.cancelTreatment, async ({ ctx, input }) => {
  await cancelTreatment(ctx, input.id);
  return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx);
});

export const chooseInvoiceDiagnosisEndpoint = patientFactory.build(invoicing.chooseInvoiceDiagnosis, async ({ ctx, input }) => {
  await chooseInvoiceDiagnosis(ctx, input);
  return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx);
});

export const downloadInvoiceEndpoint = patientFactory.buildFile(invoicing.downloadInvoice, async ({ ctx, input: { treatmentId, invoiceId } }) =>
  openFile(ctx, await findOwnInvoice(ctx, treatmentId, invoiceId)),
);

export const downloadLetterEndpoint = patientFactory.buildFile(letters.downloadLetter, async ({ ctx, input: { treatmentId, letterId } }) =>
  openFile(ctx, await findOwnLetter(ctx, treatmentId, letterId)),
);

export const listOwnTreatmentsEndpoint = patientFactory.build(operations.listOwnTreatments, async ({ ctx }) => {
  const items = (await listOwnTreatments(ctx)).map((view) => presentPatientTreatment(view, ctx));
  return { items, total: items.length };
});

export const listTreatmentProductsEndpoint = patientFactory.build(operations.listTreatmentProducts, async ({ ctx, input }) => {
  const items = (await findOwnTreatment(ctx, input.treatmentId)).products.map(presentWished);
  return { items, total: items.length };
});

export const readFollowUpBasisEndpoint = patientFactory.build(followUps.readFollowUpBasis, ({ ctx }) => readFollowUpBasis(ctx));

export const readOwnTreatmentEndpoint = patientFactory.build(operations.readOwnTreatment, async ({ ctx, input }) =>
  presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx),
);

export const readMessagesEndpoint = patientFactory.build(operations.readMessages, async ({ ctx, input }) => {
  await readMessages(ctx, input.id);
  return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx);
});

export const requestFollowUpEndpoint = patientFactory.buildUnbound(followUps.requestFollowUp, async ({ ctx, input, response }) => {
  const { isNew, ...requested } = await requestFollowUp(ctx, input);
  response.status(isNew ? 201 : 200);
  return requested;
});

export const saveFollowUpEndpoint = patientFactory.build(followUps.saveFollowUp, ({ ctx, input }) => saveFollowUp(ctx, input));

export const submitTreatmentEndpoint = patientFactory.build(operations.submitTreatment, async ({ ctx, input, response }) => {
  const { treatment, deposit, isNew } = await submitTreatment(ctx, input);
  response.status(isNew ? 201 : 200);
  return { id: treatment.id, status: treatment.status, ...(treatment.dueAt ? { dueAt: treatment.dueAt.toISOString() } : {}), deposit };
});

export const writeMessageEndpoint = patientFactory.build(operations.writeMessage, async ({ ctx, input }) => {
  await writeMessage(ctx, input);
  return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx);
});

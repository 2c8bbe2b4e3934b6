import { answerInput, createTreatmentInput, createdTreatment, patientTreatment, patientTreatments, wishedProduct } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { presentPatientTreatment, presentWished } from '../patient-treatment.presenter.ts';
import { findOwnTreatment, listOwnTreatments } from '../patient-treatments.queries.ts';
import { submitTreatment } from '../submit-treatment.service.ts';
import { findOwnDocument } from '../treatments.queries.ts';
import { answerQuestion, cancelTreatment } from '../treatments.service.ts';

export const answerQuestionEndpoint = patientFactory.build({
  operation: 'treatments.answer',
  method: 'post',
  summary: 'Answer the doctor’s open question',
  input: answerInput,
  output: patientTreatment,
  handler: async ({ ctx, input }) => {
    await answerQuestion(ctx, input.id, input.text);
    return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx.locale);
  },
});

export const cancelTreatmentEndpoint = patientFactory.build({
  operation: 'treatments.cancel',
  method: 'post',
  summary: 'Withdraw a request before the decision; a paid deposit goes back by itself',
  input: z.object({ id }),
  output: patientTreatment,
  handler: async ({ ctx, input }) => {
    await cancelTreatment(ctx, input.id);
    return presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx.locale);
  },
});

const input = z.object({ treatmentId: id });

export const downloadInvoiceEndpoint = patientFactory.buildFile({
  operation: 'treatments.download-invoice',
  summary: 'The invoice of one of the own requests, as PDF',
  input,
  handler: async ({ ctx, input: { treatmentId } }) => openFile(ctx, await findOwnDocument(ctx, treatmentId, 'invoice')),
});

export const downloadLetterEndpoint = patientFactory.buildFile({
  operation: 'treatments.download-letter',
  summary: 'The medical letter of one of the own requests, as PDF',
  input,
  handler: async ({ ctx, input: { treatmentId } }) => openFile(ctx, await findOwnDocument(ctx, treatmentId, 'letter')),
});

export const listOwnTreatmentsEndpoint = patientFactory.build({
  operation: 'treatments.list-own',
  method: 'get',
  summary: 'The own treatment requests, the newest first',
  input: z.object({}),
  output: patientTreatments,
  handler: async ({ ctx }) => {
    const items = (await listOwnTreatments(ctx)).map((view) => presentPatientTreatment(view, ctx.locale));
    return { items, total: items.length };
  },
});

export const listTreatmentProductsEndpoint = patientFactory.build({
  operation: 'treatments.products',
  method: 'get',
  summary: 'The products that one of the own requests asks for',
  input: z.object({ treatmentId: id }),
  output: z.object({ items: z.array(wishedProduct), total: z.int() }),
  handler: async ({ ctx, input }) => {
    const items = (await findOwnTreatment(ctx, input.treatmentId)).products.map(presentWished);
    return { items, total: items.length };
  },
});

export const readOwnTreatmentEndpoint = patientFactory.build({
  operation: 'treatments.read-own',
  method: 'get',
  summary: 'One of the own treatment requests',
  input: z.object({ id }),
  output: patientTreatment,
  handler: async ({ ctx, input }) => presentPatientTreatment(await findOwnTreatment(ctx, input.id), ctx.locale),
});

export const submitTreatmentEndpoint = patientFactory.build({
  operation: 'treatments.create',
  method: 'post',
  summary: 'Send the treatment request; 201 when new, 200 with the same one while it awaits its deposit',
  input: createTreatmentInput,
  output: createdTreatment,
  handler: async ({ ctx, input, response }) => {
    const { treatment, deposit, isNew } = await submitTreatment(ctx, input);
    response.status(isNew ? 201 : 200);
    return { id: treatment.id, status: treatment.status, ...(treatment.dueAt ? { dueAt: treatment.dueAt.toISOString() } : {}), deposit };
  },
});

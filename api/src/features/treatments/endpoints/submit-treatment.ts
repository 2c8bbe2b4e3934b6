import { createdTreatment, createTreatmentInput } from '@blattwerk/contract/treatments/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { submitTreatment } from '../submit-treatment.service.ts';

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

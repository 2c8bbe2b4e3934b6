import { prescriptionRecord, returnInput } from '@blattwerk/contract/prescriptions/shapes';
import { pharmacyFactory } from '../../../http/factories.ts';
import { returnPrescription } from '../dispensing.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';

export const returnPrescriptionEndpoint = pharmacyFactory.build({
  operation: 'prescriptions.return',
  method: 'post',
  summary: 'The pharmacy cannot supply; the patient gets a mail and chooses another one',
  input: returnInput,
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => presentRecord(await returnPrescription(ctx, input.id, input.reason, input.text), ctx.actor),
});

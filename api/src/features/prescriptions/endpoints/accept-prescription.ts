import { z } from 'zod';
import { prescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { pharmacyFactory } from '../../../http/factories.ts';
import { acceptPrescription } from '../dispensing.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';

export const acceptPrescriptionEndpoint = pharmacyFactory.build({
  operation: 'prescriptions.accept',
  method: 'post',
  summary: 'The pharmacy takes the prescription on',
  input: z.object({ id }),
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => presentRecord(await acceptPrescription(ctx, input.id), ctx.actor),
});

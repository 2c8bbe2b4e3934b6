import { z } from 'zod';
import { prescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { pharmacyFactory } from '../../../http/factories.ts';
import { markReady } from '../dispensing.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';

export const markReadyEndpoint = pharmacyFactory.build({
  operation: 'prescriptions.ready',
  method: 'post',
  summary: 'Ready for pickup; the patient gets a mail',
  input: z.object({ id }),
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => presentRecord(await markReady(ctx, input.id), ctx.actor),
});

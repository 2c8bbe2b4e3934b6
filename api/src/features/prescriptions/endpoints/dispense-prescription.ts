import { z } from 'zod';
import { prescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { pharmacyFactory } from '../../../http/factories.ts';
import { dispense } from '../dispensing.service.ts';
import { presentRecord } from '../prescriptions.presenter.ts';

export const dispensePrescriptionEndpoint = pharmacyFactory.build({
  operation: 'prescriptions.dispense',
  method: 'post',
  summary: 'Handed over',
  input: z.object({ id }),
  output: prescriptionRecord,
  handler: async ({ ctx, input }) => presentRecord(await dispense(ctx, input.id), ctx.actor),
});

import { z } from 'zod';
import { pickup } from '@blattwerk/contract/prescriptions/inbox';
import { id } from '@blattwerk/contract/validation';
import { patientFactory } from '../../../http/factories.ts';
import { readPickup } from '../pickup.service.ts';

export const readPickupEndpoint = patientFactory.build({
  operation: 'prescriptions.read-pickup',
  method: 'get',
  summary: 'What the patient needs to collect a medicine: code, opening hours, until when, price',
  input: z.object({ id }),
  output: pickup,
  handler: ({ ctx, input }) => readPickup(ctx, input.id),
});

import { marketingPatientRecord } from '@blattwerk/contract/marketing-patients/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { readContact } from '../marketing-patients.list.ts';

export const readContactEndpoint = adminFactory.build({
  operation: 'marketing-patients.read',
  method: 'get',
  summary: 'One contact of the market',
  input: z.object({ id }),
  output: marketingPatientRecord,
  handler: ({ ctx, input }) => readContact(ctx, input.id),
});

import { z } from 'zod';
import { treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const readTreatmentEndpoint = staffFactory.build({
  operation: 'treatments.read',
  method: 'get',
  summary: 'One request: everything for the doctor who has taken it, a preview for others, metadata for administrators',
  input: z.object({ id }),
  output: treatmentRecord,
  handler: ({ ctx, input }) => readTreatmentRecord(ctx, input.id),
});

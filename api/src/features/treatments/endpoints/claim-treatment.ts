import { z } from 'zod';
import { treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { doctorFactory } from '../../../http/factories.ts';
import { claimTreatment } from '../review.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const claimTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.claim',
  method: 'post',
  summary: 'Take a request for some minutes, or extend the own time',
  input: z.object({ id }),
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await claimTreatment(ctx, input.id);
    return readTreatmentRecord(ctx, input.id);
  },
});

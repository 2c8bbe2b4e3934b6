import { z } from 'zod';
import { treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { doctorFactory } from '../../../http/factories.ts';
import { releaseTreatment } from '../review.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const releaseTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.release',
  method: 'post',
  summary: 'Give a request back to the other doctors',
  input: z.object({ id }),
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    await releaseTreatment(ctx, input.id);
    return readTreatmentRecord(ctx, input.id);
  },
});

import { z } from 'zod';
import { undoneTreatment } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { doctorFactory } from '../../../http/factories.ts';
import { undoDecision } from '../held-decision.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const undoTreatmentEndpoint = doctorFactory.build({
  operation: 'treatments.undo',
  method: 'post',
  summary: 'Take the own decision back while it has not left; what was entered comes back with the request',
  input: z.object({ id }),
  output: undoneTreatment,
  handler: async ({ ctx, input }) => {
    const undone = await undoDecision(ctx, input.id);
    return { ...(await readTreatmentRecord(ctx, input.id)), undone };
  },
});

import { z } from 'zod';
import { treatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { id } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const readTreatmentEndpoint = staffFactory.build({
  operation: 'treatments.read',
  method: 'get',
  summary: 'One request: everything for the doctor who has taken it, a preview for others, metadata for administrators',
  isAudited: true,
  input: z.object({ id }),
  output: treatmentRecord,
  handler: async ({ ctx, input }) => {
    const record = await readTreatmentRecord(ctx, input.id);
    if (record.case) await audit(ctx, { action: 'treatment.read', objectType: 'treatment', objectId: record.id, patientId: record.patientId });
    return record;
  },
});

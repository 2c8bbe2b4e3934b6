import { pharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readPharmacyRecord } from '../pharmacy-records.service.ts';

export const readPharmacyRecordEndpoint = staffFactory.build({
  operation: 'pharmacies.read-record',
  method: 'get',
  summary: 'One pharmacy',
  input: z.object({ id }),
  output: pharmacyRecord,
  handler: ({ ctx, input }) => readPharmacyRecord(ctx, input.id),
});

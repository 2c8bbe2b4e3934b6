import { pharmacyCreateInput, pharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { createPharmacy } from '../pharmacy-records.service.ts';

export const createPharmacyEndpoint = adminFactory.build({
  operation: 'pharmacies.create',
  method: 'post',
  summary: 'Add a pharmacy',
  input: pharmacyCreateInput,
  output: pharmacyRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => createPharmacy(ctx, input),
});

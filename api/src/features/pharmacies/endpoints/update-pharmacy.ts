import { pharmacyPatchInput, pharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { patchPharmacy } from '../pharmacy-records.service.ts';

export const updatePharmacyEndpoint = adminFactory.build({
  operation: 'pharmacies.update',
  method: 'patch',
  summary: 'Change a pharmacy',
  input: pharmacyPatchInput,
  output: pharmacyRecord,
  handler: ({ ctx, input }) => patchPharmacy(ctx, input),
});

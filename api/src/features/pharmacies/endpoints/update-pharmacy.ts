import { pharmacyPatchInput, pharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { staffFactory } from '../../../http/factories.ts';
import { patchPharmacy } from '../pharmacy-records.service.ts';

export const updatePharmacyEndpoint = staffFactory.build({
  operation: 'pharmacies.update',
  method: 'patch',
  summary: 'Change a pharmacy; its own administrator changes contact data, opening hours, services and delivery',
  input: pharmacyPatchInput,
  output: pharmacyRecord,
  handler: ({ ctx, input }) => patchPharmacy(ctx, input),
});

import { pharmacyMap, pharmacyMapQuery } from '@blattwerk/contract/pharmacies/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { mapPharmacies } from '../pharmacies.service.ts';

export const mapPharmaciesEndpoint = publicFactory.build({
  operation: 'pharmacies.map',
  method: 'get',
  summary: 'Where the pharmacies of the market stand',
  input: pharmacyMapQuery,
  output: pharmacyMap,
  handler: ({ ctx, input }) => mapPharmacies(ctx, input),
});

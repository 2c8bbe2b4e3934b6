import { pharmacyList, pharmacyQuery } from '@blattwerk/contract/pharmacies/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { listPharmacies } from '../pharmacies.service.ts';

export const listPharmaciesEndpoint = publicFactory.build({
  operation: 'pharmacies.list-public',
  method: 'get',
  summary: 'The pharmacies of the market',
  input: pharmacyQuery,
  output: pharmacyList,
  handler: ({ ctx, input }) => listPharmacies(ctx, input),
});

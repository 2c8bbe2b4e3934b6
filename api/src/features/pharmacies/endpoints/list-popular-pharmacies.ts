import { pharmacyList } from '@blattwerk/contract/pharmacies/shapes';
import { popularQuery } from '@blattwerk/contract/products/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { listPopularPharmacies } from '../pharmacies.service.ts';

export const listPopularPharmaciesEndpoint = publicFactory.build({
  operation: 'pharmacies.popular',
  method: 'get',
  summary: 'The pharmacies that most prescriptions went to in the last four weeks',
  input: popularQuery,
  output: pharmacyList,
  handler: ({ ctx, input }) => listPopularPharmacies(ctx, input.limit),
});

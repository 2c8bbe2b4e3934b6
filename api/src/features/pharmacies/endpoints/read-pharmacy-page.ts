import { pharmacyDomainQuery, pharmacyPage } from '@blattwerk/contract/pharmacies/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { readPharmacyPage } from '../pharmacies.service.ts';

export const readPharmacyPageEndpoint = publicFactory.build({
  operation: 'pharmacies.read-public',
  method: 'get',
  summary: 'One pharmacy with its stock, by slug or by its own domain',
  input: pharmacyDomainQuery,
  output: pharmacyPage,
  handler: ({ ctx, input }) => readPharmacyPage(ctx, input),
});

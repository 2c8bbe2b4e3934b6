import { listedPharmacies as output, listedQuery } from '@blattwerk/contract/prescriptions/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { listedPharmacies } from '../pharmacy-choice.service.ts';

export const listPharmacyChoicesEndpoint = patientFactory.build({
  operation: 'prescriptions.list-pharmacies',
  method: 'get',
  summary: 'Pharmacies for the own prescriptions, those that have everything first',
  input: listedQuery,
  output,
  handler: ({ ctx, input }) => listedPharmacies(ctx, input),
});

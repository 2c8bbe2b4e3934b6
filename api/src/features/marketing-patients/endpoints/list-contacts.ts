import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { marketingPatientRecord } from '@blattwerk/contract/marketing-patients/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listContacts } from '../marketing-patients.list.ts';

export const listContactsEndpoint = adminFactory.build({
  operation: 'marketing-patients.list',
  method: 'get',
  summary: 'Contacts of the market who are no patients yet',
  input: listQuery,
  output: listOf(marketingPatientRecord),
  handler: ({ ctx, input }) => listContacts(ctx, input),
});

import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { pharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listPharmacyRecords } from '../pharmacy-records.service.ts';

export const listPharmacyRecordsEndpoint = staffFactory.build({
  operation: 'pharmacies.list-records',
  method: 'get',
  summary: 'All pharmacies, listed or not',
  input: listQuery,
  output: listOf(pharmacyRecord),
  handler: ({ ctx, input }) => listPharmacyRecords(ctx, input),
});

import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { pharmacyPatchInput, pharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { listPharmacyRecords, patchPharmacy, readPharmacyRecord } from '../pharmacy-records.service.ts';

export const listPharmacyRecordsEndpoint = staffFactory.build({
  operation: 'pharmacies.list-records',
  method: 'get',
  summary: 'All pharmacies, listed or not',
  input: listQuery,
  output: listOf(pharmacyRecord),
  handler: ({ ctx, input }) => listPharmacyRecords(ctx, input),
});

export const readPharmacyRecordEndpoint = staffFactory.build({
  operation: 'pharmacies.read-record',
  method: 'get',
  summary: 'One pharmacy',
  input: z.object({ id }),
  output: pharmacyRecord,
  handler: ({ ctx, input }) => readPharmacyRecord(ctx, input.id),
});

export const updatePharmacyEndpoint = staffFactory.build({
  operation: 'pharmacies.update',
  method: 'patch',
  summary: 'Change a pharmacy; its own administrator changes contact data, opening hours, services and delivery',
  input: pharmacyPatchInput,
  output: pharmacyRecord,
  handler: ({ ctx, input }) => patchPharmacy(ctx, input),
});

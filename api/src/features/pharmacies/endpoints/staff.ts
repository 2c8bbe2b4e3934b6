import * as operations from '@blattwerk/contract/pharmacies/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listPharmacyRecords, readPharmacyRecord } from '../pharmacy-records.queries.ts';
import { patchPharmacy } from '../pharmacy-records.service.ts';

export const listPharmacyRecordsEndpoint = staffFactory.build(operations.listPharmacyRecords, ({ ctx, input }) => listPharmacyRecords(ctx, input), {
  isShared: true,
});

export const readPharmacyRecordEndpoint = staffFactory.build(operations.readPharmacyRecord, ({ ctx, input }) => readPharmacyRecord(ctx, input.id));

export const updatePharmacyEndpoint = staffFactory.build(operations.updatePharmacy, ({ ctx, input }) => patchPharmacy(ctx, input));

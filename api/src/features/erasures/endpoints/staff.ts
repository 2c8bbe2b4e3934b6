import * as operations from '@blattwerk/contract/erasures/operations';
import { staffFactory } from '../../../http/factories.ts';
import { openSealedRecord } from '../sealed-records.service.ts';

export const openSealedRecordEndpoint = staffFactory.build(operations.openSealedRecord, ({ ctx, input }) => openSealedRecord(ctx, input.id, input.reason));

import { openSealedInput, sealedRecord } from '@blattwerk/contract/erasures/shapes';
import { staffFactory } from '../../../http/factories.ts';
import { openSealedRecord } from '../sealed-records.service.ts';

export const openSealedRecordEndpoint = staffFactory.build({
  operation: 'erasures.open-sealed',
  method: 'post',
  summary: 'Who a restricted record is about, for a reason that is written down',
  input: openSealedInput,
  output: sealedRecord,
  handler: ({ ctx, input }) => openSealedRecord(ctx, input.id, input.reason),
});

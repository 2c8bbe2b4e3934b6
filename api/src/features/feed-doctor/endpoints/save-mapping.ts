import { savedMappingInput } from '@blattwerk/contract/stock-feeds/examination';
import { feedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { staffFactory } from '../../../http/factories.ts';
import { saveMapping } from '../mapping.ts';

export const saveMappingEndpoint = staffFactory.build({
  operation: 'stock-feeds.map',
  method: 'post',
  summary: 'Save how the files of a stock feed are read',
  input: savedMappingInput,
  output: feedRecord,
  handler: ({ ctx, input }) => saveMapping(ctx, input),
});

import { corrections, correctionsInput } from '@blattwerk/contract/stock-feeds/run-shapes';
import { staffFactory } from '../../../http/factories.ts';
import { correctRows } from '../runs/corrections.service.ts';

export const correctRowsEndpoint = staffFactory.buildUnbound({
  operation: 'feed-runs.correct',
  method: 'post',
  summary: 'Import faulty rows of an import as a person corrected them',
  input: correctionsInput,
  output: corrections,
  handler: ({ ctx, input }) => correctRows(ctx, input),
});

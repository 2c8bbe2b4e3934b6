import { comparisonQuery, runComparison } from '@blattwerk/contract/stock-feeds/run-shapes';
import { staffFactory } from '../../../http/factories.ts';
import { compareRun } from '../runs/comparison.service.ts';

export const compareRunEndpoint = staffFactory.build({
  operation: 'feed-runs.compare',
  method: 'get',
  summary: 'Today’s stock beside what a quarantined import would make of it',
  input: comparisonQuery,
  output: runComparison,
  handler: ({ ctx, input }) => compareRun(ctx, input),
});

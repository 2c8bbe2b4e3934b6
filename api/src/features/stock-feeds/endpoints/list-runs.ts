import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listRuns } from '../runs/runs.service.ts';

export const listRunsEndpoint = staffFactory.build({
  operation: 'feed-runs.list',
  method: 'get',
  summary: 'Imports of stock feeds, with the first row errors of each',
  input: listQuery,
  output: listOf(feedRun),
  handler: ({ ctx, input }) => listRuns(ctx, input),
});

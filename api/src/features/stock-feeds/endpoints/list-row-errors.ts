import { rowErrors, rowErrorsQuery } from '@blattwerk/contract/stock-feeds/run-shapes';
import { staffFactory } from '../../../http/factories.ts';
import { readRowErrors } from '../runs/row-errors.service.ts';

export const listRowErrorsEndpoint = staffFactory.build({
  operation: 'feed-runs.list-row-errors',
  method: 'get',
  summary: 'The faulty rows of an import, grouped and one by one',
  input: rowErrorsQuery,
  output: rowErrors,
  handler: ({ ctx, input }) => readRowErrors(ctx, input),
});

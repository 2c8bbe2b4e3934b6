import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { unmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listUnmatched } from '../matching/unmatched.queries.ts';

export const listUnmatchedEndpoint = staffFactory.build({
  operation: 'unmatched-products.list',
  method: 'get',
  summary: 'Articles of pharmacies that wait for a decision, with suggestions',
  input: listQuery,
  output: listOf(unmatchedRecord),
  handler: ({ ctx, input }) => listUnmatched(ctx, input),
});

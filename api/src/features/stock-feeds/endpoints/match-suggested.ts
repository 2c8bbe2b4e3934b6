import { matchSuggestedInput, matchSuggestedResult } from '@blattwerk/contract/unmatched-products/shapes';
import { staffFactory } from '../../../http/factories.ts';
import { matchSuggested } from '../matching/match-suggested.ts';

export const matchSuggestedEndpoint = staffFactory.build({
  operation: 'unmatched-products.match-suggested',
  method: 'post',
  summary: 'Confirm suggested products for many articles in one go',
  input: matchSuggestedInput,
  output: matchSuggestedResult,
  handler: ({ ctx, input }) => matchSuggested(ctx, input),
});

import { selection, selectionQuery } from '@blattwerk/contract/selections/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { readSelection } from '../selections.service.ts';

export const readSelectionEndpoint = publicFactory.build({
  operation: 'selections.read',
  method: 'get',
  summary: 'Which pharmacies have up to three products together, what that costs, and what narrows it',
  input: selectionQuery,
  output: selection,
  handler: ({ ctx, input }) => readSelection(ctx, input),
});

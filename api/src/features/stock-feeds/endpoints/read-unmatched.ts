import { unmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readUnmatched } from '../matching/unmatched.queries.ts';

export const readUnmatchedEndpoint = staffFactory.build({
  operation: 'unmatched-products.read',
  method: 'get',
  summary: 'One article of a pharmacy with suggestions',
  input: z.object({ id }),
  output: unmatchedRecord,
  handler: ({ ctx, input }) => readUnmatched(ctx, input.id),
});

import { decidedArticle } from '@blattwerk/contract/unmatched-products/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { undoDecision } from '../matching/unmatched.service.ts';

export const undoDecisionEndpoint = staffFactory.build({
  operation: 'unmatched-products.undo',
  method: 'post',
  summary: 'Take back what was decided about a pharmacy’s article',
  input: z.object({ id }),
  output: decidedArticle,
  handler: ({ ctx, input }) => undoDecision(ctx, input),
});

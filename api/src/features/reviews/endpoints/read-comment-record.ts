import { commentRecord } from '@blattwerk/contract/reviews/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { readCommentRecord } from '../moderation.queries.ts';

export const readCommentRecordEndpoint = adminFactory.build({
  operation: 'review-comments.read',
  method: 'get',
  summary: 'One comment with the review that it is about',
  input: z.object({ id }),
  output: commentRecord,
  handler: ({ ctx, input }) => readCommentRecord(ctx, input.id),
});

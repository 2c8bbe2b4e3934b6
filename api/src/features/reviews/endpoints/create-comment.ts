import { commentInput, ownComment } from '@blattwerk/contract/reviews/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { createComment } from '../comments.service.ts';

export const createCommentEndpoint = patientFactory.build({
  operation: 'reviews.comment',
  method: 'post',
  summary: 'Comment on a published review; a moderator reads it before it shows',
  input: commentInput,
  output: ownComment,
  statusCode: 201,
  handler: ({ ctx, input }) => createComment(ctx, input),
});

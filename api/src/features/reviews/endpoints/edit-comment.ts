import { commentEdit, ownComment } from '@blattwerk/contract/reviews/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { editComment } from '../comments.service.ts';

export const editCommentEndpoint = patientFactory.build({
  operation: 'reviews.edit-comment',
  method: 'patch',
  summary: 'Change the own comment; it waits for a moderator again',
  input: commentEdit,
  output: ownComment,
  handler: ({ ctx, input }) => editComment(ctx, input),
});

import { ownComment } from '@blattwerk/contract/reviews/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { withdrawComment } from '../comments.service.ts';

export const withdrawCommentEndpoint = patientFactory.build({
  operation: 'reviews.withdraw-comment',
  method: 'post',
  summary: 'Take the own comment back',
  input: z.object({ id }),
  output: ownComment,
  handler: ({ ctx, input }) => withdrawComment(ctx, input.id),
});

import { likeInput, likeState } from '@blattwerk/contract/reviews/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { toggleLike } from '../likes.service.ts';

export const toggleLikeEndpoint = patientFactory.build({
  operation: 'reviews.toggle-like',
  method: 'post',
  summary: 'Say that a review helped, or take it back',
  input: likeInput,
  output: likeState,
  handler: ({ ctx, input }) => toggleLike(ctx, input),
});

import { decidedArticle } from '@blattwerk/contract/unmatched-products/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { ignoreArticle } from '../matching/unmatched.service.ts';

export const ignoreArticleEndpoint = staffFactory.build({
  operation: 'unmatched-products.ignore',
  method: 'post',
  summary: 'Say that an article is none of the catalogue’s',
  input: z.object({ id }),
  output: decidedArticle,
  handler: ({ ctx, input }) => ignoreArticle(ctx, input),
});

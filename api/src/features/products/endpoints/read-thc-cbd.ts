import { thcCbd } from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { contentRanges } from '../products.service.ts';

export const readThcCbdEndpoint = publicFactory.build({
  operation: 'products.thc-cbd',
  method: 'get',
  summary: 'The lowest and highest contents in the catalogue',
  input: z.object({}),
  output: thcCbd,
  handler: ({ ctx }) => contentRanges(ctx),
});

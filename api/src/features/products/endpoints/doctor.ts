import { similarRecords } from '@blattwerk/contract/products/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { doctorFactory } from '../../../http/factories.ts';
import { readSimilarRecords } from '../similar.service.ts';

export const listSimilarRecordsEndpoint = doctorFactory.build({
  operation: 'products.similar-records',
  method: 'get',
  summary: 'What can be signed to take a product’s place, the most alike first',
  input: z.object({ id }),
  output: similarRecords,
  handler: ({ ctx, input }) => readSimilarRecords(ctx, input.id),
});

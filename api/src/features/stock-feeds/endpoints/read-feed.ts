import { feedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readFeedRecord } from '../feeds.service.ts';

export const readFeedEndpoint = staffFactory.build({
  operation: 'stock-feeds.read',
  method: 'get',
  summary: 'One stock feed',
  input: z.object({ id }),
  output: feedRecord,
  handler: ({ ctx, input }) => readFeedRecord(ctx, input.id),
});

import { feedCreateInput, feedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { createFeed } from '../feeds.service.ts';

export const createFeedEndpoint = adminFactory.build({
  operation: 'stock-feeds.create',
  method: 'post',
  summary: 'Add a stock feed to a pharmacy',
  input: feedCreateInput,
  output: feedRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => createFeed(ctx, input),
});

import { feedPatchInput, feedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { patchFeed } from '../feeds.service.ts';

export const updateFeedEndpoint = adminFactory.build({
  operation: 'stock-feeds.update',
  method: 'patch',
  summary: 'Change a stock feed',
  input: feedPatchInput,
  output: feedRecord,
  handler: ({ ctx, input }) => patchFeed(ctx, input),
});

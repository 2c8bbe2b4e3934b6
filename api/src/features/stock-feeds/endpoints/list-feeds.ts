import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { feedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { listFeeds } from '../feeds.service.ts';

export const listFeedsEndpoint = staffFactory.build({
  operation: 'stock-feeds.list',
  method: 'get',
  summary: 'Where the pharmacies’ stock comes from',
  input: listQuery,
  output: listOf(feedRecord),
  handler: ({ ctx, input }) => listFeeds(ctx, input),
});

import { feedKey } from '@blattwerk/contract/stock-feeds/keys';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { listKeys } from '../pushing/keys.service.ts';

export const listKeysEndpoint = adminFactory.build({
  operation: 'feed-keys.list',
  method: 'get',
  summary: 'The keys of a feed, without the keys themselves',
  input: z.object({ id }),
  output: listOf(feedKey),
  handler: ({ ctx, input }) => listKeys(ctx, input.id),
});

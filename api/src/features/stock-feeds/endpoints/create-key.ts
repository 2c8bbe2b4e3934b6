import { feedKeyInput, newFeedKey } from '@blattwerk/contract/stock-feeds/keys';
import { id } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { createKey } from '../pushing/keys.service.ts';

export const createKeyEndpoint = adminFactory.build({
  operation: 'feed-keys.create',
  method: 'post',
  summary: 'Make a feed key, which is shown this once',
  input: feedKeyInput.extend({ id }),
  output: newFeedKey,
  statusCode: 201,
  handler: ({ ctx, input: { id: feedId, ...input } }) => createKey(ctx, { feedId, ...input }),
});

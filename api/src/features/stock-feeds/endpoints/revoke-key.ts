import { feedKey } from '@blattwerk/contract/stock-feeds/keys';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { revokeKey } from '../pushing/keys.service.ts';

export const revokeKeyEndpoint = adminFactory.build({
  operation: 'feed-keys.revoke',
  method: 'delete',
  summary: 'End a feed key at once',
  input: z.object({ id, keyId: id }),
  output: feedKey,
  handler: ({ ctx, input }) => revokeKey(ctx, { feedId: input.id, keyId: input.keyId }),
});

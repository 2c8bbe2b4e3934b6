import * as operations from '@blattwerk/contract/erasures/operations';
import { adminFactory } from '../../../http/factories.ts';
import { beginErasure } from '../request.service.ts';

export const eraseForEndpoint = adminFactory.build(operations.eraseFor, async ({ ctx, input }) => {
  await beginErasure(ctx, { userId: input.id, requestedBy: 'admin', reason: input.reason });
  return {};
});

import * as operations from '@blattwerk/contract/presence/operations';
import { staffFactory } from '../../../http/factories.ts';
import { failure } from '../../../kernel/failure.ts';
import { checkReader } from '../../office-lists/public.ts';
import { leavePresence, stayPresent } from '../presence.queries.ts';

export const stayPresentEndpoint = staffFactory.build(operations.stayPresent, async ({ ctx, input, request }) => {
  checkReader(request, ctx.actor, input.resource);
  return { others: await stayPresent(ctx, input) };
});

export const leavePresenceEndpoint = staffFactory.build(operations.leavePresence, async ({ ctx, input }) => {
  if (!(await leavePresence(ctx, input))) throw failure('server.notFound');
  return {};
});

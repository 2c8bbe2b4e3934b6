import * as operations from '@blattwerk/contract/accounts/operations';
import { adminFactory } from '../../../http/factories.ts';
import { endPersonSession, endPersonSessions, listPersonSessions } from '../person-sessions.service.ts';

export const endPersonSessionEndpoint = adminFactory.build(operations.endPersonSession, async ({ ctx, input }) => {
  await endPersonSession(ctx, input);
  return {};
});

export const endPersonSessionsEndpoint = adminFactory.build(operations.endPersonSessions, async ({ ctx, input }) => ({
  ended: await endPersonSessions(ctx, input.id),
}));

export const listPersonSessionsEndpoint = adminFactory.build(
  operations.listPersonSessions,
  async ({ ctx, input }) => ({ items: await listPersonSessions(ctx, input.id) }),
  { isAudited: true },
);

import { personSessions } from '@blattwerk/contract/backoffice/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { endPersonSession, endPersonSessions, listPersonSessions } from '../person-sessions.service.ts';

export const endPersonSessionEndpoint = adminFactory.build({
  operation: 'accounts.end-session-of',
  method: 'delete',
  summary: 'Sign a person out on one device',
  input: z.object({ id, sessionId: id }),
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await endPersonSession(ctx, input);
    return {};
  },
});

export const endPersonSessionsEndpoint = adminFactory.build({
  operation: 'accounts.end-sessions-of',
  method: 'delete',
  summary: 'Sign a person out on all devices',
  input: z.object({ id }),
  output: z.object({ ended: z.int() }),
  handler: async ({ ctx, input }) => ({ ended: await endPersonSessions(ctx, input.id) }),
});

export const listPersonSessionsEndpoint = adminFactory.build({
  operation: 'accounts.sessions-of',
  method: 'get',
  summary: 'The devices on which a person is signed in; no tokens, no addresses',
  isAudited: true,
  input: z.object({ id }),
  output: personSessions,
  handler: async ({ ctx, input }) => ({ items: await listPersonSessions(ctx, input.id) }),
});

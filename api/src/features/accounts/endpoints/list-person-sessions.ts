import { z } from 'zod';
import { personSessions } from '@blattwerk/contract/backoffice/shapes';
import { id } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listPersonSessions } from '../person-sessions.service.ts';

export const listPersonSessionsEndpoint = adminFactory.build({
  operation: 'accounts.sessions-of',
  method: 'get',
  summary: 'The devices on which a person is signed in; no tokens, no addresses',
  isAudited: true,
  input: z.object({ id }),
  output: personSessions,
  handler: async ({ ctx, input }) => ({ items: await listPersonSessions(ctx, input.id) }),
});

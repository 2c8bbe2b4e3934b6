import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { endPersonSessions } from '../person-sessions.service.ts';

export const endPersonSessionsEndpoint = adminFactory.build({
  operation: 'accounts.end-sessions-of',
  method: 'delete',
  summary: 'Sign a person out on all devices',
  input: z.object({ id }),
  output: z.object({ ended: z.int() }),
  handler: async ({ ctx, input }) => ({ ended: await endPersonSessions(ctx, input.id) }),
});

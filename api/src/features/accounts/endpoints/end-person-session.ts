import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { endPersonSession } from '../person-sessions.service.ts';

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

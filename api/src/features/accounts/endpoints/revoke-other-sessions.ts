import { z } from 'zod';
import { memberFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { revokeSessions } from '../../users/public.ts';

export const revokeOtherSessionsEndpoint = memberFactory.build({
  operation: 'accounts.revoke-other-sessions',
  method: 'delete',
  summary: 'Sign out every device but this one',
  input: z.object({}),
  output: z.object({ revoked: z.int() }),
  handler: async ({ ctx }) => {
    const revoked = await revokeSessions(ctx, { userId: ctx.actor.id, except: ctx.actor.sessionId }, 'elsewhere');
    if (revoked > 0) await audit(ctx, { action: 'session.revoke-others', objectType: 'user', objectId: ctx.actor.id });
    return { revoked };
  },
});

import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { memberFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure } from '../../../kernel/failure.ts';
import { revokeSessions } from '../../users/public.ts';

export const revokeSessionEndpoint = memberFactory.build({
  operation: 'accounts.revoke-session',
  method: 'delete',
  summary: 'Sign out another device',
  input: z.object({ id }),
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    const revoked = await revokeSessions(ctx, { userId: ctx.actor.id, id: input.id }, 'elsewhere');
    if (revoked === 0) throw failure('server.notFound');
    await audit(ctx, { action: 'session.revoke', objectType: 'session', objectId: input.id });
    return {};
  },
});

import { z } from 'zod';
import { cookieFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { revokeSessions } from '../sessions.service.ts';
import { clearSessionCookies } from '../session-cookies.ts';

export const logoutEndpoint = cookieFactory.build({
  operation: 'accounts.logout',
  method: 'post',
  summary: 'End this session; works with the bearer token or the refresh cookie',
  input: z.object({}),
  output: z.object({}),
  handler: async ({ ctx, request, response }) => {
    const secret = (request.cookies as Record<string, string>)['refreshToken'];
    const session =
      'id' in ctx.actor
        ? { id: ctx.actor.sessionId, userId: ctx.actor.id }
        : secret
          ? await ctx
              .trx('sessions')
              .where({ refreshHash: sha256(secret) })
              .first('id', 'userId')
          : undefined;
    if (session) {
      await revokeSessions(ctx, { userId: session.userId, id: session.id }, 'logout');
      await audit(ctx, { action: 'session.close', objectType: 'session', objectId: session.id });
    }
    clearSessionCookies(request, response);
    return {};
  },
});

import { z } from 'zod';
import { cookieFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { revokeSessions, clearSessionCookies } from '../../users/public.ts';

/** The token's session and the cookie's, also when the cookie's secret was replaced a moment ago by another tab. */
const provenSessions = async ({ trx, actor }: Ctx, secret: string | undefined): Promise<{ id: string; userId: string }[]> => {
  const bearer = 'id' in actor ? [{ id: actor.sessionId, userId: actor.id }] : [];
  if (!secret) return bearer;
  const hash = sha256(secret);
  return [...bearer, ...(await trx('sessions').where({ refreshHash: hash }).orWhere({ previousHash: hash }).select('id', 'userId'))];
};

export const logoutEndpoint = cookieFactory.build({
  operation: 'accounts.logout',
  method: 'post',
  summary: 'End this session; works with the bearer token or the refresh cookie',
  input: z.object({}),
  output: z.object({}),
  handler: async ({ ctx, request, response }) => {
    for (const session of await provenSessions(ctx, (request.cookies as Record<string, string>)['refreshToken'])) {
      const ended = await revokeSessions(ctx, { userId: session.userId, id: session.id }, 'logout');
      if (ended > 0) await audit(ctx, { action: 'session.close', objectType: 'session', objectId: session.id });
    }
    clearSessionCookies(request, response);
    return {};
  },
});

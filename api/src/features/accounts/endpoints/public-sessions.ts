import * as operations from '@blattwerk/contract/accounts/session-operations';
import { cookieFactory, publicFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Failure, failure } from '../../../kernel/failure.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { clearSessionCookies, isNativeClient, revokeSessions, setSessionCookies } from '../../users/public.ts';
import { presentMe } from '../accounts.presenter.ts';
import { sessionsOfSecret } from '../accounts.queries.ts';
import { claimSession } from '../confirmation.service.ts';
import { login, loginWithPasskey } from '../login.service.ts';
import { refreshSession } from '../refresh.service.ts';
import { answerSession } from '../session-answer.ts';

export const claimSessionEndpoint = publicFactory.build(operations.claimSession, async ({ ctx, input, request, response }) => {
  const entered = await claimSession(ctx, input.claim);
  if (!entered) return { session: null };
  const { token, sessionId, refreshToken } = entered.session;
  setSessionCookies(request, response, entered.session);
  return { session: { token, sessionId, ...(isNativeClient(request) ? { refreshToken } : {}), user: presentMe(entered.user) } };
});

export const loginWithPasskeyEndpoint = publicFactory.buildUnbound(operations.loginWithPasskey, async ({ ctx, input, request, response }) =>
  answerSession(request, response, await loginWithPasskey(ctx, input.response)),
);

export const loginEndpoint = publicFactory.buildUnbound(operations.login, async ({ ctx, input, request, response }) =>
  answerSession(request, response, await login(ctx, input)),
);

/** The token's session and the cookie's, also when the cookie's secret was replaced a moment ago by another tab. */
const provenSessions = async (ctx: Ctx, secret: string | undefined): Promise<{ id: string; userId: string }[]> => {
  const { actor } = ctx;
  const bearer = 'id' in actor ? [{ id: actor.sessionId, userId: actor.id }] : [];
  if (!secret) return bearer;
  return [...bearer, ...(await sessionsOfSecret(ctx, sha256(secret)))];
};

export const logoutEndpoint = cookieFactory.build(operations.logout, async ({ ctx, request, response }) => {
  for (const session of await provenSessions(ctx, (request.cookies as Record<string, string>)['refreshToken'])) {
    const ended = await revokeSessions(ctx, { userId: session.userId, id: session.id }, 'logout');
    if (ended > 0) await audit(ctx, { action: 'session.close', objectType: 'session', objectId: session.id });
  }
  clearSessionCookies(request, response);
  return {};
});

export const refreshEndpoint = cookieFactory.buildUnbound(operations.refresh, async ({ ctx, input, request, response }) => {
  const native = isNativeClient(request);
  const presented = (request.cookies as Record<string, string>)['refreshToken'] ?? (native ? input.refreshToken : undefined);
  if (!presented) throw failure('auth.refresh.token.Error');
  try {
    const session = await refreshSession(ctx, presented);
    setSessionCookies(request, response, session);
    return { token: session.token, sessionId: session.sessionId, ...(native ? { refreshToken: session.refreshToken } : {}), message: 'ok' };
  } catch (error) {
    // Only a session that is over is forgotten: a server that cannot answer now ends no session.
    if (error instanceof Failure && error.code === 'auth.refresh.token.Error') clearSessionCookies(request, response);
    throw error;
  }
});

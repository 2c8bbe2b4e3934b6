import { refreshed, refreshInput } from '@blattwerk/contract/accounts/shapes';
import { cookieFactory } from '../../../http/factories.ts';
import { Failure, failure } from '../../../kernel/failure.ts';
import { refreshSession } from '../refresh.service.ts';
import { clearSessionCookies, isNativeClient, setSessionCookies } from '../../users/public.ts';

export const refreshEndpoint = cookieFactory.buildUnbound({
  operation: 'accounts.refresh',
  method: 'post',
  summary: 'Renew the access token; the secret is the refresh cookie, a session id alone never refreshes',
  input: refreshInput,
  output: refreshed,
  handler: async ({ ctx, input, request, response }) => {
    const native = isNativeClient(request);
    const presented = (request.cookies as Record<string, string>)['refreshToken'] ?? (native ? input.refreshToken : undefined);
    if (!presented) throw failure('auth.refresh.token.Error');
    try {
      const session = await refreshSession(ctx, presented);
      setSessionCookies(request, response, session);
      return { token: session.token, sessionId: session.sessionId, ...(native ? { refreshToken: session.refreshToken } : {}), message: 'ok' };
    } catch (error) {
      // Only a session that is over is forgotten: a server that cannot answer now logs nobody out.
      if (error instanceof Failure && error.code === 'auth.refresh.token.Error') clearSessionCookies(request, response);
      throw error;
    }
  },
});

import { loginInput, session } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { login } from '../login.service.ts';
import { presentMe } from '../accounts.presenter.ts';
import { isNativeClient, setSessionCookies } from '../session-cookies.ts';

export const loginEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.login',
  method: 'post',
  summary: 'Log in with email address and password, and the second factor where there is one',
  input: loginInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const { session: opened, user } = await login(ctx, input);
    setSessionCookies(request, response, opened);
    return {
      token: opened.token,
      sessionId: opened.sessionId,
      ...(isNativeClient(request) ? { refreshToken: opened.refreshToken } : {}),
      user: presentMe(user, opened.mustEnrol),
    };
  },
});

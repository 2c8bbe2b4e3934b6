import { session } from '@blattwerk/contract/accounts/shapes';
import { passkeyLoginInput } from '@blattwerk/contract/second-factors/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { presentMe } from '../accounts.presenter.ts';
import { loginWithPasskey } from '../login.service.ts';
import { isNativeClient, setSessionCookies } from '../session-cookies.ts';

export const loginWithPasskeyEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.passkey-login',
  method: 'post',
  summary: 'Log in with a passkey alone: the device and its PIN, finger or face are both factors',
  input: passkeyLoginInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const { session: opened, user } = await loginWithPasskey(ctx, input.response);
    setSessionCookies(request, response, opened);
    const { token, sessionId, refreshToken, mustEnrol } = opened;
    return { token, sessionId, ...(isNativeClient(request) ? { refreshToken } : {}), user: presentMe(user, mustEnrol) };
  },
});

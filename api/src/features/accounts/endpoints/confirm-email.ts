import { confirmed, emailConfirmInput } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { confirmEmail } from '../confirmation.service.ts';
import { presentMe } from '../accounts.presenter.ts';
import { isNativeClient, setSessionCookies } from '../../users/public.ts';

export const confirmEmailEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.confirm',
  method: 'post',
  summary: 'Confirm the email address by link token or by code, and log in',
  input: emailConfirmInput,
  output: confirmed,
  handler: async ({ ctx, input, request, response }) => {
    const { session: opened, user, nextPage } = await confirmEmail(ctx, input);
    setSessionCookies(request, response, opened);
    const { token, sessionId, refreshToken, mustEnrol } = opened;
    return { token, sessionId, ...(isNativeClient(request) ? { refreshToken } : {}), user: presentMe(user, mustEnrol), nextPage };
  },
});

import { emailConfirmInput, session } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { Failure } from '../../../kernel/failure.ts';
import { confirmEmail, countWrongCode } from '../accounts.service.ts';
import { presentMe } from '../accounts.presenter.ts';
import { isNativeClient, setSessionCookies } from '../session-cookies.ts';

export const confirmEmailEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.confirm',
  method: 'post',
  summary: 'Confirm the email address by link token or by code, and log in',
  input: emailConfirmInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    try {
      const confirmed = await inTransaction(ctx, (bound) => confirmEmail(bound, input));
      setSessionCookies(request, response, confirmed.session);
      const { token, sessionId, refreshToken } = confirmed.session;
      return { token, sessionId, ...(isNativeClient(request) ? { refreshToken } : {}), user: presentMe(confirmed.user) };
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'token.invalid') throw error;
      const { tokenId } = (error.details ?? {}) as { tokenId?: string };
      if (tokenId) await countWrongCode(ctx, tokenId);
      throw new Failure('token.invalid');
    }
  },
});

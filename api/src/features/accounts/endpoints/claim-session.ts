import { claimed, claimInput } from '@blattwerk/contract/accounts/access-shapes';
import { publicFactory } from '../../../http/factories.ts';
import { presentMe } from '../accounts.presenter.ts';
import { claimSession } from '../confirmation.service.ts';
import { isNativeClient, setSessionCookies } from '../../users/public.ts';

export const claimSessionEndpoint = publicFactory.build({
  operation: 'accounts.claim',
  method: 'post',
  summary: 'The session of the tab that registered and waits, once, after the link was opened elsewhere; null until then and for everybody else',
  input: claimInput,
  output: claimed,
  handler: async ({ ctx, input, request, response }) => {
    const entered = await claimSession(ctx, input.claim);
    if (!entered) return { session: null };
    const { token, sessionId, refreshToken } = entered.session;
    setSessionCookies(request, response, entered.session);
    return { session: { token, sessionId, ...(isNativeClient(request) ? { refreshToken } : {}), user: presentMe(entered.user) } };
  },
});

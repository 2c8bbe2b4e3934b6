import { session } from '@blattwerk/contract/accounts/shapes';
import { linkByPasswordInput } from '@blattwerk/contract/accounts/social-shapes';
import { answerSession } from '../../session-answer.ts';
import { publicFactory } from '../../../../http/factories.ts';
import { linkByPassword } from '../pending.service.ts';
import { clearPendingCookie, pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

export const linkByPasswordEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.link-by-password',
  method: 'post',
  summary: 'Link the sign-in with the account of its address, by that account’s password',
  input: linkByPasswordInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const entered = await linkByPassword(ctx, await findPending(ctx, pendingCookie(request)), input);
    clearPendingCookie(response);
    return answerSession(request, response, entered);
  },
});

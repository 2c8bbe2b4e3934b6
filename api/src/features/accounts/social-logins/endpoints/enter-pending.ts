import { session } from '@blattwerk/contract/accounts/shapes';
import { enterPendingInput } from '@blattwerk/contract/accounts/social-shapes';
import { answerSession } from '../../session-answer.ts';
import { publicFactory } from '../../../../http/factories.ts';
import { enterPending } from '../pending.service.ts';
import { clearPendingCookie, pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

export const enterPendingEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.enter-pending',
  method: 'post',
  summary: 'Add the second factor that the account has',
  input: enterPendingInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const entered = await enterPending(ctx, await findPending(ctx, pendingCookie(request)), input);
    clearPendingCookie(response);
    return answerSession(request, response, entered);
  },
});

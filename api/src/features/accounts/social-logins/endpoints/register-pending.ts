import { session } from '@blattwerk/contract/accounts/shapes';
import { finishRegistrationInput } from '@blattwerk/contract/accounts/social-shapes';
import { answerSession } from '../../session-answer.ts';
import { publicFactory } from '../../../../http/factories.ts';
import { registerPending } from '../pending.service.ts';
import { clearPendingCookie, pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

export const registerPendingEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.register-pending',
  method: 'post',
  summary: 'Create the account of this browser’s sign-in',
  input: finishRegistrationInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const entered = await registerPending(ctx, await findPending(ctx, pendingCookie(request)), input);
    clearPendingCookie(response);
    return answerSession(request, response, entered);
  },
});

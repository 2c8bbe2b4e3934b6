import { loginInput, session } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { login } from '../login.service.ts';
import { answerSession } from '../session-answer.ts';

export const loginEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.login',
  method: 'post',
  summary: 'Log in with email address and password, and the second factor where there is one',
  input: loginInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => answerSession(request, response, await login(ctx, input)),
});

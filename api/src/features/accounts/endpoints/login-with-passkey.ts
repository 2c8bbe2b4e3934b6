import { session } from '@blattwerk/contract/accounts/shapes';
import { passkeyLoginInput } from '@blattwerk/contract/second-factors/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { loginWithPasskey } from '../login.service.ts';
import { answerSession } from '../session-answer.ts';

export const loginWithPasskeyEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.passkey-login',
  method: 'post',
  summary: 'Log in with a passkey alone: the device and its PIN, finger or face are both factors',
  input: passkeyLoginInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => answerSession(request, response, await loginWithPasskey(ctx, input.response)),
});

import { passkeyRequest } from '@blattwerk/contract/second-factors/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { startPasskeyLogin } from '../passkey-assertion.service.ts';

export const startPasskeyLoginEndpoint = publicFactory.buildUnbound({
  operation: 'second-factors.start-passkey-login',
  method: 'post',
  summary: 'What the browser needs to sign in with a passkey, alone or as the second factor; the same for everybody',
  input: z.strictObject({}),
  output: passkeyRequest,
  handler: ({ ctx }) => startPasskeyLogin(ctx),
});

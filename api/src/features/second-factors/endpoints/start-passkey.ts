import { passkeyCreation, startPasskeyInput } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { startPasskey } from '../passkeys.service.ts';

export const startPasskeyEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.start-passkey',
  method: 'post',
  summary: 'What the browser needs to make a passkey; needs the password, but not in a session that must enrol',
  input: startPasskeyInput,
  output: passkeyCreation,
  handler: ({ ctx, input }) => startPasskey(ctx, input),
});

import { passkey, renamePasskeyInput } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { renamePasskey } from '../passkeys.service.ts';

export const renamePasskeyEndpoint = memberFactory.build({
  operation: 'second-factors.rename-passkey',
  method: 'patch',
  summary: 'Call a passkey something else',
  input: renamePasskeyInput,
  output: passkey,
  handler: ({ ctx, input }) => renamePasskey(ctx, input),
});

import { addedPasskey, addPasskeyInput } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { addPasskey } from '../passkeys.service.ts';

export const addPasskeyEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.add-passkey',
  method: 'post',
  summary: 'Keep the passkey that the browser made; the first factor of an account comes with recovery codes',
  input: addPasskeyInput,
  output: addedPasskey,
  handler: ({ ctx, input }) => addPasskey(ctx, input),
});

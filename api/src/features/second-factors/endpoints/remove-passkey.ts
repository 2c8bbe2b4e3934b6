import { z } from 'zod';
import { removePasskeyInput } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { removePasskey } from '../passkeys.service.ts';

export const removePasskeyEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.remove-passkey',
  method: 'post',
  summary: 'Remove a passkey; needs the password, and a code while an app is on',
  input: removePasskeyInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await removePasskey(ctx, input);
    return {};
  },
});

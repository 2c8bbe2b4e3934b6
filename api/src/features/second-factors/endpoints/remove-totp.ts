import { z } from 'zod';
import { guardedInput } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { removeTotp } from '../enrolment.service.ts';

export const removeTotpEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.remove-totp',
  method: 'post',
  summary: 'Turn the authenticator app off; needs the password and a code',
  input: guardedInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await removeTotp(ctx, input);
    return {};
  },
});

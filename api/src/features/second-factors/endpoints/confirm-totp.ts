import { confirmTotpInput, recoveryCodes } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { confirmTotp } from '../enrolment.service.ts';

export const confirmTotpEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.confirm-totp',
  method: 'post',
  summary: 'Turn the authenticator app on with its first code; answers the recovery codes, once',
  input: confirmTotpInput,
  output: recoveryCodes,
  handler: async ({ ctx, input }) => ({ recoveryCodes: await confirmTotp(ctx, input.code) }),
});

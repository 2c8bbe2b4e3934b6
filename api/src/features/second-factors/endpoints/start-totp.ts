import { startTotpInput, totpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { startTotp } from '../enrolment.service.ts';

export const startTotpEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.start-totp',
  method: 'post',
  summary: 'Begin to set up an authenticator app; needs the password, but not in a session that must enrol',
  input: startTotpInput,
  output: totpEnrolment,
  handler: ({ ctx, input }) => startTotp(ctx, input),
});

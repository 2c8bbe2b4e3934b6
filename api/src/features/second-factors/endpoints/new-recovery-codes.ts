import { guardedInput, recoveryCodes } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { newRecoveryCodes } from '../enrolment.service.ts';

export const newRecoveryCodesEndpoint = memberFactory.buildUnbound({
  operation: 'second-factors.new-codes',
  method: 'post',
  summary: 'New recovery codes in place of the old ones; needs the password, and a code while an app is on',
  input: guardedInput,
  output: recoveryCodes,
  handler: async ({ ctx, input }) => ({ recoveryCodes: await newRecoveryCodes(ctx, input) }),
});

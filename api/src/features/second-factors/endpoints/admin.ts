import * as operations from '@blattwerk/contract/second-factors/operations';
import { adminFactory } from '../../../http/factories.ts';
import { resetSecondFactor } from '../reset.service.ts';

export const resetSecondFactorEndpoint = adminFactory.build(operations.resetSecondFactor, async ({ ctx, input }) => {
  await resetSecondFactor(ctx, input);
  return {};
});

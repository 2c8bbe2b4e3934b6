import { resetSecondFactorInput } from '@blattwerk/contract/second-factors/shapes';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { resetSecondFactor } from '../reset.service.ts';

export const resetSecondFactorEndpoint = adminFactory.build({
  operation: 'second-factors.reset',
  method: 'post',
  summary: 'Remove all second factors of another person who lost them, with a reason; their sessions end',
  input: resetSecondFactorInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await resetSecondFactor(ctx, input);
    return {};
  },
});

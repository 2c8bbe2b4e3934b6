import { z } from 'zod';
import { secondFactors } from '@blattwerk/contract/second-factors/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { readSecondFactors } from '../overview.service.ts';

export const readSecondFactorsEndpoint = memberFactory.build({
  operation: 'second-factors.read',
  method: 'get',
  summary: 'What protects the own account besides the password',
  input: z.object({}),
  output: secondFactors,
  handler: ({ ctx }) => readSecondFactors(ctx),
});

import { operator } from '@blattwerk/contract/operator';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { readOperator } from '../operator.ts';

export const readOperatorEndpoint = publicFactory.build({
  operation: 'settings.read-operator',
  method: 'get',
  summary: 'Who runs the platform, and where to ask',
  input: z.object({}),
  output: operator,
  handler: ({ ctx }) => readOperator(ctx),
});

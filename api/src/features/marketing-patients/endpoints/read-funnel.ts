import { marketingFunnel } from '@blattwerk/contract/marketing-patients/office-shapes';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { readFunnel } from '../funnel.queries.ts';

export const readFunnelEndpoint = adminFactory.build({
  operation: 'marketing-patients.funnel',
  method: 'get',
  summary: 'How many contacts came from where, and how far they went',
  input: z.object({}),
  output: marketingFunnel,
  handler: ({ ctx }) => readFunnel(ctx),
});

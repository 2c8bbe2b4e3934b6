import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { retryJob } from '../job-monitor.service.ts';

export const retryJobEndpoint = adminFactory.build({
  operation: 'job-monitor.retry',
  method: 'post',
  summary: 'Try a dead job again',
  input: z.object({ id }),
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await retryJob(ctx, input.id);
    return {};
  },
});

import { deadJobs, deadJobsRepeated } from '@blattwerk/contract/backoffice/shapes';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { listDeadJobs, retryDeadJobs } from '../job-monitor.service.ts';

export const listDeadJobsEndpoint = adminFactory.build({
  operation: 'job-monitor.list-dead',
  method: 'get',
  summary: 'Kinds of work of which some failed for good',
  input: z.object({}),
  output: deadJobs,
  handler: ({ ctx }) => listDeadJobs(ctx),
});

export const retryDeadJobsEndpoint = adminFactory.build({
  operation: 'job-monitor.retry-dead',
  method: 'post',
  summary: 'Try all dead jobs of a kind again, the oldest 2,000 at a time',
  input: z.object({ id: z.string().max(100) }),
  output: deadJobsRepeated,
  handler: ({ ctx, input }) => retryDeadJobs(ctx, input.id),
});

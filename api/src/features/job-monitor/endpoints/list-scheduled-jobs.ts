import { scheduledJobList } from '@blattwerk/contract/jobs/shapes';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { listScheduledJobs } from '../scheduled-jobs.service.ts';

export const listScheduledJobsEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.list',
  method: 'get',
  summary: 'Every job that the clock starts, with its last and next run',
  input: z.object({}),
  output: scheduledJobList,
  handler: ({ ctx }) => listScheduledJobs(ctx),
});

import { scheduledJobInput, scheduledJobPage } from '@blattwerk/contract/jobs/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { runScheduledJob } from '../scheduled-jobs.service.ts';

export const runScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.run',
  method: 'post',
  summary: 'Start a scheduled job now',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => runScheduledJob(ctx, input.id),
});

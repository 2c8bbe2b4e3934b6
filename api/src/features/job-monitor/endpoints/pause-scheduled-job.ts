import { scheduledJobInput, scheduledJobPage } from '@blattwerk/contract/jobs/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { pauseScheduledJob } from '../scheduled-jobs.service.ts';

export const pauseScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.pause',
  method: 'post',
  summary: 'Hold a scheduled job back',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => pauseScheduledJob(ctx, input.id),
});

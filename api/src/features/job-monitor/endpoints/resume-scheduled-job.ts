import { scheduledJobInput, scheduledJobPage } from '@blattwerk/contract/jobs/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { resumeScheduledJob } from '../scheduled-jobs.service.ts';

export const resumeScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.resume',
  method: 'post',
  summary: 'Let the clock start a scheduled job again',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => resumeScheduledJob(ctx, input.id),
});

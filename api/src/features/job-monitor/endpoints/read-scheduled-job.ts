import { scheduledJobInput, scheduledJobPage } from '@blattwerk/contract/jobs/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { readScheduledJob } from '../scheduled-jobs.service.ts';

export const readScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.read',
  method: 'get',
  summary: 'One scheduled job with its last runs',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => readScheduledJob(ctx, input.id),
});

import { defineJob } from '../../../jobs/job.ts';
import { watchDue } from '../watch-due.service.ts';

export const watchDueJob = defineJob({
  id: 'treatments.watch-due',
  schedule: '*/5 * * * *',
  timeoutSeconds: 120,
  retryLimit: 2,
  handler: watchDue,
});

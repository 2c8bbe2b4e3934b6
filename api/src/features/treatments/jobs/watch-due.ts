import { defineJob } from '../../../jobs/job.ts';
import { watchDue } from '../watch-due.service.ts';

export const watchDueJob = defineJob<'treatments.watch-due'>({
  handler: watchDue,
});

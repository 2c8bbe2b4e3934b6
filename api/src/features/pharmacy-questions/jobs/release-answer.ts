import { defineJob } from '../../../jobs/job.ts';
import { releaseAnswer } from '../release-answer.service.ts';

/** A new version of a prescription leaves the house when the time to undo it is over. */
export const releaseAnswerJob = defineJob({
  id: 'pharmacy-questions.release-answer',
  timeoutSeconds: 60,
  retryLimit: 20,
  handler: (ctx, data) => releaseAnswer(ctx, data),
});

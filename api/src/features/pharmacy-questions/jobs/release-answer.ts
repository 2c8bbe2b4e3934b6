import { defineJob } from '../../../jobs/job.ts';
import { releaseAnswer } from '../release-answer.service.ts';

/** A new version of a prescription takes effect when the time to undo it is over. */
export const releaseAnswerJob = defineJob<'pharmacy-questions.release-answer'>({
  handler: (ctx, data) => releaseAnswer(ctx, data),
});

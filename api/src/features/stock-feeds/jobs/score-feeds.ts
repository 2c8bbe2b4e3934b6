import { defineJob } from '../../../jobs/job.ts';
import { scoreFeeds } from '../score/score-feeds.ts';

/** Once a minute: the feeds that ran since they were scored, and each once an hour. Out of the import's way, which has no time for it. */
export const scoreFeedsJob = defineJob<'stock-feeds.score'>({
  handler: async (ctx) => ({ rows: await scoreFeeds(ctx) }),
});

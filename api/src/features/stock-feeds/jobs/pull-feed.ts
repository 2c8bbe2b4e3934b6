import { defineJob } from '../../../jobs/job.ts';
import { pullFeeds } from '../pulling/pull-feeds.ts';

/**
 * Fetches and imports what was due at one time. Run twice it pulls what is still missing: a feed that has been pulled since it was due,
 * is being pulled or was switched off is left out.
 */
export const pullFeedJob = defineJob<'stock-feeds.pull'>({
  handler: (ctx, { feedIds, dueAt }) => pullFeeds(ctx, feedIds, new Date(dueAt)),
});

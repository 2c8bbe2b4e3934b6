import { defineJob } from '../../../jobs/job.ts';
import { Failure } from '../../../kernel/failure.ts';
import { pullFeed } from '../pull-feed.ts';

/** Fetches and imports one feed. The same file twice changes nothing; a feed that is being imported already is left to that import. */
export const pullFeedJob = defineJob({
  id: 'stock-feeds.pull',
  timeoutSeconds: 180,
  retryLimit: 2,
  handler: async (ctx, { feedId }) => {
    try {
      const run = await pullFeed(ctx, feedId);
      ctx.log.info({ feedId, runId: run.id, status: run.status, reason: run.reason, changed: run.changed }, 'feed pulled');
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'feed.running') throw error;
      ctx.log.info({ feedId }, 'feed is being imported already');
    }
  },
});

import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { nextRunAt } from '../schedule.ts';
import { StockFeed } from '../stock-feed.model.ts';

/** Once a minute: one job for each pull feed that is due, which is due again by its schedule from now on. */
export const pullDueJob = defineJob({
  id: 'stock-feeds.pull-due',
  schedule: '* * * * *',
  timeoutSeconds: 60,
  retryLimit: 1,
  handler: (ctx) =>
    inTransaction(ctx, async (bound) => {
      const now = ctx.clock.now();
      const due = await StockFeed.query(bound.trx).where({ kind: 'pull', isActive: true }).where('nextRunAt', '<=', now).forUpdate().skipLocked();
      for (const feed of due) {
        await StockFeed.query(bound.trx)
          .findById(feed.id)
          .patch({ nextRunAt: nextRunAt(feed.schedule ?? '', now) });
        await bound.jobs.send('stock-feeds.pull', { feedId: feed.id }, { key: feed.id });
      }
    }),
});

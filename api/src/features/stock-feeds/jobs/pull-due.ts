import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { planNextRuns } from '../pulling/next-runs.queries.ts';
import { nextRunAt, usualSchedule } from '../pulling/schedule.ts';
import { StockFeed } from '../stock-feed.model.ts';

/** The number of feeds of one due time in one job: enough that a slow server among them does not delay the others, few enough to be shared among workers. */
const feedsInJob = 250;

/** Once a minute: jobs for the pull feeds that are due, which are due again by their schedule from now on. */
export const pullDueJob = defineJob<'stock-feeds.pull-due'>({
  handler: (ctx) =>
    inTransaction(ctx, async (bound) => {
      const now = ctx.clock.now();
      const due = await StockFeed.query(bound.trx)
        .where({ kind: 'pull', isActive: true })
        .where('nextRunAt', '<=', now)
        .orderBy('nextRunAt')
        .forUpdate()
        .skipLocked();
      const times = due.map(({ schedule }) => nextRunAt(schedule ?? usualSchedule, now));
      await planNextRuns(
        bound,
        due.map(({ id }) => id),
        times,
      );
      for (let first = 0; first < due.length; first += feedsInJob) {
        const feedIds = due.slice(first, first + feedsInJob).map(({ id }) => id);
        await bound.jobs.send('stock-feeds.pull', { feedIds, dueAt: now.toISOString() });
      }
      return { rows: due.length };
    }),
});

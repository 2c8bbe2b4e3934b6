import { setTimeout as wait } from 'node:timers/promises';
import { registry } from '../api/src/app/jobs.ts';
import { startWorker } from '../api/src/app/worker.ts';
import { readConfig } from '../api/src/config.ts';
import { createContext } from '../api/src/context.ts';
import { answerOrders } from './feeds-child.ts';

const context = await createContext(readConfig());
await context.boss.start();
await startWorker(
  context,
  context.boss,
  registry.filter(({ id }) => id === 'stock-feeds.pull-due' || id === 'stock-feeds.pull'),
);

/** How many feeds have not been pulled since. */
const countLeft = async (feedIds: string[], since: Date): Promise<number> => {
  const pulled = await context.systemKnex('stock_feeds').whereIn('id', feedIds).where('pulledAt', '>=', since).count({ n: '*' });
  return feedIds.length - Number(pulled[0]?.['n'] ?? 0);
};

const outcomesSince = async (feedIds: string[], since: Date): Promise<string[]> => {
  const runs = await context.systemKnex('feed_runs').whereIn('feedId', feedIds).where('startedAt', '>=', since).select('status', 'reason');
  return runs.map(({ status, reason }: { status: string; reason: string | null }) => (reason ? `${status} (${reason})` : status));
};

/** The product's own path: all feeds are due, the scheduler's job finds them, the worker fetches each file over HTTP and imports it. */
answerOrders(async ({ feeds }) => {
  const feedIds = feeds.map(({ feedId }) => feedId);
  const since = context.clock.now();
  await context.systemKnex('stock_feeds').whereIn('id', feedIds).update({ nextRunAt: since });
  await context.jobs.send('stock-feeds.pull-due', {}, { key: 'stock-feeds.pull-due' });
  while ((await countLeft(feedIds, since)) > 0) await wait(20);
  return outcomesSince(feedIds, since);
});

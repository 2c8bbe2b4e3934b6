import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readFeedRecord } from '../feeds.service.ts';
import { pullFeed } from '../pulling/pull-feed.ts';
import { readRun } from '../runs/runs.service.ts';

export const runFeedEndpoint = staffFactory.buildUnbound({
  operation: 'stock-feeds.run',
  method: 'post',
  summary: 'Fetch and import a pull feed now',
  input: z.object({ id }),
  output: feedRun,
  handler: async ({ ctx, input }) => {
    const feed = await readFeedRecord(ctx, input.id);
    const run = await pullFeed(ctx, feed.id);
    return readRun(ctx, run.id);
  },
});

import * as operations from '@blattwerk/contract/stock-feeds/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listFeeds, readFeedRecord } from '../feeds.queries.ts';
import { importFeed } from '../importing/import-feed.ts';
import { pullFeed } from '../pulling/pull-feed.ts';
import { readRun } from '../runs/runs.queries.ts';
import { queryScores } from '../score/scores.queries.ts';

export const listFeedsEndpoint = staffFactory.build(operations.listFeeds, ({ ctx, input }) => listFeeds(ctx, input));

export const readFeedEndpoint = staffFactory.build(operations.readFeed, ({ ctx, input }) => readFeedRecord(ctx, input.id));

export const readFeedScoresEndpoint = staffFactory.build(operations.readFeedScores, async ({ ctx, input }) => {
  const feed = await readFeedRecord(ctx, input.id);
  return { items: await queryScores(ctx, feed.id) };
});

export const runFeedEndpoint = staffFactory.buildUnbound(operations.runFeed, async ({ ctx, input }) => {
  const feed = await readFeedRecord(ctx, input.id);
  const run = await pullFeed(ctx, feed.id);
  return readRun(ctx, run.id);
});

export const uploadFeedEndpoint = staffFactory.buildUnbound(operations.uploadFeed, async ({ ctx, input }) => {
  const feed = await readFeedRecord(ctx, input.id);
  const run = await importFeed(ctx, { feedId: feed.id, source: 'upload', bytes: input.file.data, mode: input.mode });
  return readRun(ctx, run.id);
});

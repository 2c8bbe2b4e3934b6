import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { feedModes, feedRecord, feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { listFeeds, readFeedRecord } from '../feeds.service.ts';
import { importFeed } from '../importing/import-feed.ts';
import { pullFeed } from '../pulling/pull-feed.ts';
import { readRun } from '../runs/runs.service.ts';

export const listFeedsEndpoint = staffFactory.build({
  operation: 'stock-feeds.list',
  method: 'get',
  summary: 'Where the pharmacies’ stock comes from',
  input: listQuery,
  output: listOf(feedRecord),
  handler: ({ ctx, input }) => listFeeds(ctx, input),
});

export const readFeedEndpoint = staffFactory.build({
  operation: 'stock-feeds.read',
  method: 'get',
  summary: 'One stock feed',
  input: z.object({ id }),
  output: feedRecord,
  handler: ({ ctx, input }) => readFeedRecord(ctx, input.id),
});

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

export const uploadFeedEndpoint = staffFactory.buildUnbound({
  operation: 'stock-feeds.upload',
  method: 'post',
  summary: 'Import a file for a stock feed',
  input: z.object({ id, file: ez.upload(), mode: z.enum(feedModes).optional() }),
  output: feedRun,
  handler: async ({ ctx, input }) => {
    const feed = await readFeedRecord(ctx, input.id);
    const run = await importFeed(ctx, { feedId: feed.id, source: 'upload', bytes: input.file.data, mode: input.mode });
    return readRun(ctx, run.id);
  },
});

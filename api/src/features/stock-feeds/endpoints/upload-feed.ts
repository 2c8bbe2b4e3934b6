import { feedModes, feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readFeedRecord } from '../feeds.service.ts';
import { importFeed } from '../importing/import-feed.ts';
import { readRun } from '../runs/runs.service.ts';

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

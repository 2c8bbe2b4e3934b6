import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readRun } from '../runs/runs.service.ts';

export const readRunEndpoint = staffFactory.build({
  operation: 'feed-runs.read',
  method: 'get',
  summary: 'One import with its row errors',
  input: z.object({ id }),
  output: feedRun,
  handler: ({ ctx, input }) => readRun(ctx, input.id),
});

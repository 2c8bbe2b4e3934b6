import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { discardRun } from '../runs/runs.service.ts';

export const discardRunEndpoint = adminFactory.build({
  operation: 'feed-runs.discard',
  method: 'post',
  summary: 'Throw a quarantined import away',
  input: z.object({ id }),
  output: feedRun,
  handler: ({ ctx, input }) => discardRun(ctx, input.id),
});

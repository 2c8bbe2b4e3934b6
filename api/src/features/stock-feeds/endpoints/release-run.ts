import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { releaseRun } from '../runs/runs.service.ts';

export const releaseRunEndpoint = adminFactory.build({
  operation: 'feed-runs.release',
  method: 'post',
  summary: 'Let a quarantined import go live',
  input: z.object({ id }),
  output: feedRun,
  handler: ({ ctx, input }) => releaseRun(ctx, input.id),
});

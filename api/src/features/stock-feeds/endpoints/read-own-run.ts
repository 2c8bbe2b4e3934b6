import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { machineFactory } from '../../../http/factories.ts';
import { readRun } from '../runs/runs.service.ts';

export const readOwnRunEndpoint = machineFactory.build({
  operation: 'feeds.read-run',
  method: 'get',
  summary: 'What became of a delivery',
  input: z.object({ runId: id }),
  output: feedRun,
  handler: ({ ctx, input }) => readRun(ctx, input.runId),
});

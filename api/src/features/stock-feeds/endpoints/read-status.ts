import { feedsStatus } from '@blattwerk/contract/stock-feeds/push';
import { z } from 'zod';
import { machineFactory } from '../../../http/factories.ts';
import { readStatus } from '../pushing/feeds-status.queries.ts';

export const readStatusEndpoint = machineFactory.build({
  operation: 'feeds.status',
  method: 'get',
  summary: 'How the pharmacy’s feeds are doing',
  input: z.object({}),
  output: feedsStatus,
  handler: ({ ctx }) => readStatus(ctx),
});

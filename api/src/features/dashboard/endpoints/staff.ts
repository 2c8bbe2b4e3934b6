import { dashboard } from '@blattwerk/contract/backoffice/shapes';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readDashboard } from '../dashboard.queries.ts';

export const readDashboardEndpoint = staffFactory.build({
  operation: 'dashboard.read',
  method: 'get',
  summary: 'The numbers of the back office’s first page',
  input: z.object({}),
  output: dashboard,
  handler: ({ ctx }) => readDashboard(ctx),
});

import { z } from 'zod';
import { supportDashboard } from '@blattwerk/contract/support-views/shapes';
import { supportFactory } from '../../../http/factories.ts';
import { readSupportDashboard } from '../support-dashboard.service.ts';

export const readSupportViewEndpoint = supportFactory.build({
  operation: 'support-views.read',
  method: 'get',
  summary: 'The patient’s dashboard without health content; each reading is on record',
  isAudited: true,
  input: z.object({}),
  output: supportDashboard,
  handler: ({ ctx }) => readSupportDashboard(ctx),
});

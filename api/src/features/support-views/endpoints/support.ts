import { supportDashboard } from '@blattwerk/contract/support-views/shapes';
import { z } from 'zod';
import { supportFactory } from '../../../http/factories.ts';
import { readSupportDashboard } from '../support-dashboard.service.ts';
import { endSupportView } from '../support-views.service.ts';

export const endSupportViewEndpoint = supportFactory.build({
  operation: 'support-views.end',
  method: 'post',
  summary: 'End the support view before its time is over',
  input: z.object({}),
  output: z.object({}),
  handler: async ({ ctx }) => {
    await endSupportView(ctx);
    return {};
  },
});

export const readSupportViewEndpoint = supportFactory.build({
  operation: 'support-views.read',
  method: 'get',
  summary: 'The patient’s dashboard without health content; each reading is on record',
  isAudited: true,
  input: z.object({}),
  output: supportDashboard,
  handler: ({ ctx }) => readSupportDashboard(ctx),
});

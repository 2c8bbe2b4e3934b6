import { z } from 'zod';
import { supportFactory } from '../../../http/factories.ts';
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

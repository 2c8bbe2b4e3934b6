import { eraseForInput } from '@blattwerk/contract/erasures/shapes';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { beginErasure } from '../request.service.ts';

export const eraseForEndpoint = adminFactory.build({
  operation: 'erasures.run-for',
  method: 'post',
  summary: 'Delete the account of a user who asked for it and cannot log in; the reason stands in the audit log',
  input: eraseForInput,
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await beginErasure(ctx, { userId: input.id, requestedBy: 'admin', reason: input.reason });
    return {};
  },
});

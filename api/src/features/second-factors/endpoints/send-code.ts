import { z } from 'zod';
import { memberFactory } from '../../../http/factories.ts';
import { sendOwnerCode } from '../owner-proofs.service.ts';

export const sendCodeEndpoint = memberFactory.build({
  operation: 'data-exports.send-code',
  method: 'post',
  summary: 'Mail a code that stands in for the password of an account without one',
  input: z.strictObject({}),
  output: z.object({}),
  handler: async ({ ctx }) => {
    await sendOwnerCode(ctx);
    return {};
  },
});

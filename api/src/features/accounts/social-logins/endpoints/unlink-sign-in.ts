import { z } from 'zod';
import { socialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { patientFactory } from '../../../../http/factories.ts';
import { unlinkSignIn } from '../linked-sign-ins.service.ts';

export const unlinkEndpoint = patientFactory.build({
  operation: 'social-logins.unlink',
  method: 'delete',
  summary: 'Unlink an account at Google or Apple; the last way in stays',
  input: z.object({ provider: socialProvider }),
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await unlinkSignIn(ctx, input.provider);
    return {};
  },
});

import { z } from 'zod';
import { signInProviders } from '@blattwerk/contract/accounts/social-shapes';
import { publicFactory } from '../../../../http/factories.ts';

export const listProvidersEndpoint = publicFactory.build({
  operation: 'social-logins.providers',
  method: 'get',
  summary: 'Whose accounts one can sign in with',
  input: z.object({}),
  output: signInProviders,
  handler: async ({ ctx }) => ({ providers: [...ctx.ports.openid.providers] }),
});

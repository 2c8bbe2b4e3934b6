import { z } from 'zod';
import { socialProvider, startedLink } from '@blattwerk/contract/accounts/social-shapes';
import { patientFactory } from '../../../../http/factories.ts';
import { startLink } from '../linked-sign-ins.service.ts';
import { setBrowserCookie } from '../sign-in-cookies.ts';

export const startLinkEndpoint = patientFactory.buildUnbound({
  operation: 'social-logins.start-link',
  method: 'post',
  summary: 'Link a further account at Google or Apple: where the browser goes to prove it',
  input: z.object({ provider: socialProvider }),
  output: startedLink,
  handler: async ({ ctx, input, request, response }) => {
    const { signIn, url } = await startLink(ctx, input.provider);
    setBrowserCookie(request, response, signIn);
    return { url };
  },
});

import { linkedSignIns, socialProvider, startedLink } from '@blattwerk/contract/accounts/social-shapes';
import { z } from 'zod';
import { patientFactory } from '../../../../http/factories.ts';
import { readLinkedSignIns, startLink, unlinkSignIn } from '../linked-sign-ins.service.ts';
import { setBrowserCookie } from '../sign-in-cookies.ts';

export const listLinkedSignInsEndpoint = patientFactory.build({
  operation: 'social-logins.list',
  method: 'get',
  summary: 'The accounts at Google and Apple that open the own account',
  input: z.object({}),
  output: linkedSignIns,
  handler: ({ ctx }) => readLinkedSignIns(ctx),
});

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

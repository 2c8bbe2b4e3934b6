import * as operations from '@blattwerk/contract/accounts/social-operations';
import { patientFactory } from '../../../../http/factories.ts';
import { readLinkedSignIns, startLink, unlinkSignIn } from '../linked-sign-ins.service.ts';
import { setBrowserCookie } from '../sign-in-cookies.ts';

export const listLinkedSignInsEndpoint = patientFactory.build(operations.listLinkedSignIns, ({ ctx }) => readLinkedSignIns(ctx));

export const startLinkEndpoint = patientFactory.buildUnbound(operations.startLink, async ({ ctx, input, request, response }) => {
  const { signIn, url } = await startLink(ctx, input.provider);
  setBrowserCookie(request, response, signIn);
  return { url };
});

export const unlinkEndpoint = patientFactory.build(operations.unlink, async ({ ctx, input }) => {
  await unlinkSignIn(ctx, input.provider);
  return {};
});

import * as operations from '@blattwerk/contract/accounts/social-operations';
import { publicFactory } from '../../../../http/factories.ts';
import { answerSession } from '../../session-answer.ts';
import { proveAddress, sendProof } from '../address-proof.service.ts';
import { presentPending } from '../pending.presenter.ts';
import { enterPending, linkByPassword, registerPending, stepOf } from '../pending.service.ts';
import { clearPendingCookie, pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

export const enterPendingEndpoint = publicFactory.buildUnbound(operations.enterPending, async ({ ctx, input, request, response }) => {
  const entered = await enterPending(ctx, await findPending(ctx, pendingCookie(request)), input);
  clearPendingCookie(response);
  return answerSession(request, response, entered);
});

export const linkByPasswordEndpoint = publicFactory.buildUnbound(operations.linkByPassword, async ({ ctx, input, request, response }) => {
  const entered = await linkByPassword(ctx, await findPending(ctx, pendingCookie(request)), input);
  clearPendingCookie(response);
  return answerSession(request, response, entered);
});

export const proveAddressEndpoint = publicFactory.buildUnbound(operations.proveAddress, async ({ ctx, input, request }) => {
  const proven = await proveAddress(ctx, await findPending(ctx, pendingCookie(request)), input);
  return presentPending(proven, await stepOf(ctx, proven));
});

export const readPendingEndpoint = publicFactory.build(operations.readPending, async ({ ctx, request, response }) => {
  response.set('Cache-Control', 'private, no-store');
  const pending = await findPending(ctx, pendingCookie(request));
  return presentPending(pending, await stepOf(ctx, pending));
});

export const registerPendingEndpoint = publicFactory.buildUnbound(operations.registerPending, async ({ ctx, input, request, response }) => {
  const entered = await registerPending(ctx, await findPending(ctx, pendingCookie(request)), input);
  clearPendingCookie(response);
  return answerSession(request, response, entered);
});

const texts = { de: 'Wir haben Ihnen eine E-Mail geschickt.', en: 'We have sent you an email.' };

export const sendProofEndpoint = publicFactory.buildUnbound(operations.sendProof, async ({ ctx, input, request }) => {
  await sendProof(ctx, await findPending(ctx, pendingCookie(request)), input);
  return { message: texts[ctx.locale] };
});

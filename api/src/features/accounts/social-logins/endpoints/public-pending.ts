import { message, session } from '@blattwerk/contract/accounts/shapes';
import {
  enterPendingInput,
  finishRegistrationInput,
  linkByPasswordInput,
  pendingSignIn,
  proveAddressInput,
  sendProofInput,
} from '@blattwerk/contract/accounts/social-shapes';
import { z } from 'zod';
import { publicFactory } from '../../../../http/factories.ts';
import { answerSession } from '../../session-answer.ts';
import { proveAddress, sendProof } from '../address-proof.service.ts';
import { presentPending } from '../pending.presenter.ts';
import { enterPending, linkByPassword, registerPending, stepOf } from '../pending.service.ts';
import { clearPendingCookie, pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

export const enterPendingEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.enter-pending',
  method: 'post',
  summary: 'Add the second factor that the account has',
  input: enterPendingInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const entered = await enterPending(ctx, await findPending(ctx, pendingCookie(request)), input);
    clearPendingCookie(response);
    return answerSession(request, response, entered);
  },
});

export const linkByPasswordEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.link-by-password',
  method: 'post',
  summary: 'Link the sign-in with the account of its address, by that account’s password',
  input: linkByPasswordInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const entered = await linkByPassword(ctx, await findPending(ctx, pendingCookie(request)), input);
    clearPendingCookie(response);
    return answerSession(request, response, entered);
  },
});

export const proveAddressEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.prove-address',
  method: 'post',
  summary: 'Prove the address of this browser’s sign-in by the mail’s link or code',
  input: proveAddressInput,
  output: pendingSignIn,
  handler: async ({ ctx, input, request }) => {
    const proven = await proveAddress(ctx, await findPending(ctx, pendingCookie(request)), input);
    return presentPending(proven, await stepOf(ctx, proven));
  },
});

export const readPendingEndpoint = publicFactory.build({
  operation: 'social-logins.read-pending',
  method: 'get',
  summary: 'What this browser’s sign-in still needs',
  input: z.object({}),
  output: pendingSignIn,
  handler: async ({ ctx, request, response }) => {
    response.set('Cache-Control', 'private, no-store');
    const pending = await findPending(ctx, pendingCookie(request));
    return presentPending(pending, await stepOf(ctx, pending));
  },
});

export const registerPendingEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.register-pending',
  method: 'post',
  summary: 'Create the account of this browser’s sign-in',
  input: finishRegistrationInput,
  output: session,
  handler: async ({ ctx, input, request, response }) => {
    const entered = await registerPending(ctx, await findPending(ctx, pendingCookie(request)), input);
    clearPendingCookie(response);
    return answerSession(request, response, entered);
  },
});

const texts = { de: 'Wir haben Ihnen eine E-Mail geschickt.', en: 'We have sent you an email.' };

export const sendProofEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.send-proof',
  method: 'post',
  summary: 'Ask for a mail that proves the address of this browser’s sign-in',
  input: sendProofInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input, request }) => {
    await sendProof(ctx, await findPending(ctx, pendingCookie(request)), input);
    return { message: texts[ctx.locale] };
  },
});

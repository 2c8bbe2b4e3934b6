import { ez } from 'express-zod-api';
import { z } from 'zod';
import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { setSessionCookies } from '../../../users/public.ts';
import { callbackFactory } from '../../../../http/factories.ts';
import { receiveAnswer } from '../receive-answer.ts';
import { clearBrowserCookie, setPendingCookie } from '../sign-in-cookies.ts';

/** A part that is not a text counts as missing, and the sign-in fails as it does for a wrong one. */
const part = z.string().max(4000).optional().catch(undefined);
const answer = z.object({ code: part, state: part, iss: part, error: part, user: part });

const answerEndpoint = (provider: SocialProvider, method: 'get' | 'post', input: typeof answer) =>
  callbackFactory.buildUnbound({
    operation: `social-logins.${provider}-callback`,
    method,
    summary: `Where ${provider} sends the browser back to; answers with a redirect`,
    input,
    output: z.object({}),
    handler: async ({ ctx, input: sent, request, response }) => {
      const { to, entered, pendingId } = await receiveAnswer(ctx, { provider, sent, request, response });
      clearBrowserCookie(response, provider);
      if (entered) setSessionCookies(request, response, entered.session);
      if (pendingId) setPendingCookie(request, response, pendingId);
      response.redirect(303, to);
      return {};
    },
  });

export const receiveGoogleEndpoint = answerEndpoint('google', 'get', answer);
export const receiveAppleEndpoint = answerEndpoint('apple', 'post', ez.form(answer));

import { type SocialProvider, signInProviders } from '@blattwerk/contract/accounts/social-shapes';
import { locale } from '@blattwerk/contract/validation';
import { ez } from 'express-zod-api';
import { z } from 'zod';
import { callbackFactory, publicFactory } from '../../../../http/factories.ts';
import { sendToProvider } from '../../../../http/provider-redirect.ts';
import { addressKey, takeTry } from '../../../../kernel/attempts.ts';
import { duration } from '../../../../kernel/clock.ts';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { setSessionCookies } from '../../../users/public.ts';
import { failedArrival } from '../callback.service.ts';
import { receiveAnswer } from '../receive-answer.ts';
import { clearBrowserCookie, setBrowserCookie, setPendingCookie } from '../sign-in-cookies.ts';
import { attemptOf } from '../sign-in-secrets.ts';
import { keepSignIn, newSignIn } from '../sign-ins.ts';

export const listProvidersEndpoint = publicFactory.build({
  operation: 'social-logins.providers',
  method: 'get',
  summary: 'Whose accounts one can sign in with',
  input: z.object({}),
  output: signInProviders,
  handler: async ({ ctx }) => ({ providers: [...ctx.ports.openid.providers] }),
});

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

/** A page of our own and nothing else; whatever is not clearly one is ignored. */
const returnTo = z
  .string()
  .max(300)
  .regex(/^\/(?![/.])[\w\-./?=&%]*$/)
  .catch('/dashboard');

const input = z.object({ returnTo: returnTo.default('/dashboard'), locale: locale.optional().catch(undefined) });

/** Each begun sign-in is a row: one address does not fill the table. */
const startAllowance = (ctx: Ctx) => ({ key: addressKey(ctx, 'sign-in'), tries: 200, within: 15 * duration.minutes });

const startSignIn = (provider: SocialProvider) =>
  publicFactory.buildUnbound({
    operation: `social-logins.${provider}`,
    method: 'get',
    summary: `Go to ${provider} to sign in; answers with a redirect`,
    input,
    output: z.object({}),
    handler: async ({ ctx, input: wanted, request, response }) => {
      const begun = { provider, userId: null, locale: wanted.locale ?? ctx.locale, returnTo: wanted.returnTo };
      try {
        if (!ctx.ports.openid.providers.includes(provider)) throw new Error(`${provider} is not set up`);
        await takeTry(ctx, [startAllowance(ctx)]);
        const signIn = newSignIn(begun);
        setBrowserCookie(request, response, signIn);
        const keep = (): Promise<void> => keepSignIn(ctx, signIn);
        await sendToProvider(request, response, provider, { attempt: attemptOf(ctx.secrets, ctx.baseUrl, signIn), keep });
      } catch (error) {
        ctx.log.warn({ provider, err: error }, 'sign-in could not begin');
        clearBrowserCookie(response, provider);
        response.redirect(303, failedArrival(provider, begun).to);
      }
      return {};
    },
  });

export const startGoogleEndpoint = startSignIn('google');
export const startAppleEndpoint = startSignIn('apple');

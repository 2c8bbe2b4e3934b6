import * as operations from '@blattwerk/contract/accounts/provider-operations';
import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
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
import { saveSignIn, newSignIn } from '../sign-ins.ts';

export const listProvidersEndpoint = publicFactory.build(operations.listProviders, async ({ ctx }) => ({ providers: [...ctx.ports.openid.providers] }));

const answerEndpoint = (provider: SocialProvider, operation: typeof operations.receiveGoogle | typeof operations.receiveApple) =>
  callbackFactory.buildUnbound(operation, async ({ ctx, input: sent, request, response }) => {
    const { to, entered, pendingId } = await receiveAnswer(ctx, { provider, sent, request, response });
    clearBrowserCookie(response, provider);
    if (entered) setSessionCookies(request, response, entered.session);
    if (pendingId) setPendingCookie(request, response, pendingId);
    response.redirect(303, to);
    return {};
  });

export const receiveGoogleEndpoint = answerEndpoint('google', operations.receiveGoogle);
export const receiveAppleEndpoint = answerEndpoint('apple', operations.receiveApple);

/** Each begun sign-in is a row: one address does not fill the table. */
const startAllowance = (ctx: Ctx) => ({ key: addressKey(ctx, 'sign-in'), tries: 200, within: 15 * duration.minutes });

const startSignIn = (provider: SocialProvider, operation: typeof operations.startGoogle | typeof operations.startApple) =>
  publicFactory.buildUnbound(operation, async ({ ctx, input: wanted, request, response }) => {
    const begun = { provider, userId: null, locale: wanted.locale ?? ctx.locale, returnTo: wanted.returnTo };
    try {
      if (!ctx.ports.openid.providers.includes(provider)) throw new Error(`${provider} is not set up`);
      await takeTry(ctx, [startAllowance(ctx)]);
      const signIn = newSignIn(begun);
      setBrowserCookie(request, response, signIn);
      const keep = (): Promise<void> => saveSignIn(ctx, signIn);
      await sendToProvider(request, response, provider, { attempt: attemptOf(ctx.secrets, ctx.baseUrl, signIn), keep });
    } catch (error) {
      ctx.log.warn({ provider, err: error }, 'sign-in could not begin');
      clearBrowserCookie(response, provider);
      response.redirect(303, failedArrival(provider, begun).to);
    }
    return {};
  });

export const startGoogleEndpoint = startSignIn('google', operations.startGoogle);
export const startAppleEndpoint = startSignIn('apple', operations.startApple);

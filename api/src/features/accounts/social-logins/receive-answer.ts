import type { Request, Response } from 'express';
import { z } from 'zod';
import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { OpenidAnswer, OpenidIdentity } from '../../../adapters/openid/openid-port.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { Failure } from '../../../kernel/failure.ts';
import { arrive, cancelledArrival, failedArrival, type Arrival } from './callback.service.ts';
import { identify } from '../../../http/provider-redirect.ts';
import { browserCookie } from './sign-in-cookies.ts';
import { attemptOf } from './sign-in-secrets.ts';
import { findSpent, takeAnswer } from './sign-ins.ts';

const appleUser = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) });

/** Apple tells the name once and beside the token, so it is no more than a suggestion for the form. */
const nameBeside = (user: string | undefined): { firstName?: string; lastName?: string } => {
  if (!user) return {};
  try {
    const { success, data } = appleUser.safeParse(JSON.parse(user));
    return success ? data.name : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
};

const withName = (identity: OpenidIdentity, user: string | undefined): OpenidIdentity => {
  const { firstName, lastName } = nameBeside(user);
  return { ...identity, firstName: identity.firstName ?? firstName ?? null, lastName: identity.lastName ?? lastName ?? null };
};

/** Of the cause only what names its kind: the library's errors carry the whole answer. */
const causeOf = (error: unknown): { cause: string } => {
  if (error instanceof Failure) return { cause: error.code };
  const { name, code, error: said } = error as { name?: string; code?: unknown; error?: unknown };
  return { cause: [name, code, said].filter((word) => typeof word === 'string').join(' ') };
};

/** What Google and what Apple say when a user does not want to after all. */
const cancellations: Record<SocialProvider, string> = { google: 'access_denied', apple: 'user_cancelled_authorize' };

interface Received {
  provider: SocialProvider;
  sent: OpenidAnswer & { user?: string | undefined };
  request: Request;
  response: Response;
}

/** Takes the provider's answer. To cancel is no failure; whatever is wrong about an answer ends on the same page. */
export const receiveAnswer = async (ctx: Ctx, { provider, sent, request, response }: Received): Promise<Arrival> => {
  const { user, ...answer } = sent;
  const proof = { cookie: browserCookie(request), state: answer.state };
  const signIn = await takeAnswer(ctx, provider, proof);
  if (!signIn) {
    const spent = await findSpent(ctx, provider, proof);
    ctx.log.warn({ provider, cause: spent ? 'too late or a second time' : 'no such sign-in in this browser' }, 'sign-in refused');
    return failedArrival(provider, spent ?? { locale: ctx.locale, userId: null });
  }
  if (answer.error === cancellations[provider]) return cancelledArrival(provider, signIn);
  try {
    const identity = await identify(request, response, provider, { attempt: attemptOf(ctx.secrets, ctx.baseUrl, signIn), answer });
    return await inTransaction(ctx, (bound) => arrive(bound, signIn, withName(identity, user)));
  } catch (error) {
    ctx.log.warn({ provider, signInId: signIn.id, ...causeOf(error) }, 'sign-in refused');
    return failedArrival(provider, signIn, error instanceof Failure ? error.code : undefined);
  }
};

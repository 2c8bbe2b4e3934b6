import { socialProviders, type SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { Request, Response } from 'express';
import passport from 'passport';
import type { OpenidAnswer, OpenidAttempt, OpenidIdentity } from '../../../adapters/openid/openid-port.ts';
import { appOf } from '../../../http/request-context.ts';

interface Options {
  attempt: OpenidAttempt;
  /** What the provider sent; without it the browser is sent there. */
  answer?: OpenidAnswer;
}

const openidStrategy = (provider: SocialProvider): passport.Strategy => ({
  name: provider,
  authenticate(request: Request, { attempt, answer }: Options) {
    const { openid } = appOf(request).ports;
    const step = answer
      ? openid.identify(provider, attempt, answer).then((identity) => this.success(identity))
      : openid.authorizationUrl(provider, attempt).then((url) => this.redirect(url, 303));
    step.catch((error: unknown) => this.error(error));
  },
});

/** Teaches passport Google and Apple. Called once at start; neither is asked for anything yet. */
export const useOpenidStrategies = (): void => {
  for (const provider of socialProviders) passport.use(provider, openidStrategy(provider));
};

type Done = (error: unknown, identity?: OpenidIdentity | false) => void;
type Handler = (request: Request, response: Response, next: (error: unknown) => void) => void;

const authenticate = (provider: SocialProvider, options: Options, done: Done): Handler =>
  passport.authenticate(provider, { session: false, ...options } as passport.AuthenticateOptions, done) as Handler;

/** Answers the request with the way to the provider. @throws when the provider cannot be reached */
export const sendToProvider = (request: Request, response: Response, provider: SocialProvider, attempt: OpenidAttempt): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('finish', resolve);
    authenticate(provider, { attempt }, reject)(request, response, reject);
  });

/** Who has signed in at the provider. @throws when anything about its answer does not hold */
export const identify = (request: Request, response: Response, provider: SocialProvider, proof: Required<Options>): Promise<OpenidIdentity> =>
  new Promise((resolve, reject) => {
    const done: Done = (error, identity) => {
      if (identity) resolve(identity);
      else reject(error instanceof Error ? error : new Error('The provider’s answer was refused'));
    };
    authenticate(provider, proof, done)(request, response, reject);
  });

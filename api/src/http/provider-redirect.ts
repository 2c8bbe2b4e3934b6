import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { Request, Response } from 'express';
import passport from 'passport';
import type { OpenidAnswer, OpenidAttempt, OpenidIdentity } from '../adapters/openid/openid-port.ts';

/** Sends the browser to the provider, once its address is known and the attempt is kept. */
export interface Departure {
  attempt: OpenidAttempt;
  keep: () => Promise<void>;
}
/** What the provider sent with the browser. */
export interface Return {
  attempt: OpenidAttempt;
  answer: OpenidAnswer;
}

type Done = (error: unknown, identity?: OpenidIdentity | false) => void;
type Handler = (request: Request, response: Response, next: (error: unknown) => void) => void;

const authenticate = (provider: SocialProvider, options: Departure | Return, done: Done): Handler =>
  passport.authenticate(provider, { session: false, ...options } as passport.AuthenticateOptions, done) as Handler;

/** Answers the request with the way to the provider. @throws when the provider cannot be reached */
export const sendToProvider = (request: Request, response: Response, provider: SocialProvider, departure: Departure): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('finish', resolve);
    authenticate(provider, departure, reject)(request, response, reject);
  });

/** Who has signed in at the provider. @throws when anything about its answer does not hold */
export const identify = (request: Request, response: Response, provider: SocialProvider, proof: Return): Promise<OpenidIdentity> =>
  new Promise((resolve, reject) => {
    const done: Done = (error, identity) => {
      if (identity) resolve(identity);
      else reject(error instanceof Error ? error : new Error('The provider’s answer was refused'));
    };
    authenticate(provider, proof, done)(request, response, reject);
  });

import type { CookieOptions, Request, Response } from 'express';
import { appOf } from '../../../http/request-context.ts';
import { browserSecret, pendingSecret } from './sign-in-secrets.ts';
import { signInLife, type SignIn } from './sign-ins.ts';

const names = { browser: 'signIn', pending: 'pendingSignIn' } as const;

/** Only the sign-in's own addresses get these cookies, and no other host. */
const common: CookieOptions = { httpOnly: true, secure: true, path: '/api/v1/clients/auth' };
/** Apple's answer is a form of its own site: a browser sends only cookies along that allow this. Without the matching state they prove nothing. */
const browserOptions = (provider: SignIn['provider']): CookieOptions => ({ ...common, sameSite: provider === 'apple' ? 'none' : 'lax' });
const pendingOptions: CookieOptions = { ...common, sameSite: 'strict' };

export const setBrowserCookie = (request: Request, response: Response, { id, provider }: SignIn): void => {
  const value = browserSecret(appOf(request).secrets, id);
  response.cookie(names.browser, value, { ...browserOptions(provider), maxAge: signInLife.atProvider + signInLife.known });
};

export const setPendingCookie = (request: Request, response: Response, id: string): void => {
  response.cookie(names.pending, pendingSecret(appOf(request).secrets, id), { ...pendingOptions, maxAge: signInLife.pending });
};

const cookiesOf = (request: Request): Record<string, string | undefined> => request.cookies as Record<string, string | undefined>;
export const browserCookie = (request: Request): string | undefined => cookiesOf(request)[names.browser];
export const pendingCookie = (request: Request): string | undefined => cookiesOf(request)[names.pending];

export const clearBrowserCookie = (response: Response, provider: SignIn['provider']): void => {
  response.clearCookie(names.browser, browserOptions(provider));
};
export const clearPendingCookie = (response: Response): void => {
  response.clearCookie(names.pending, pendingOptions);
};

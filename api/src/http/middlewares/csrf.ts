import { limits } from '@blattwerk/contract/limits';
import { doubleCsrf } from 'csrf-csrf';
import type { Request, Response } from 'express';
import { failure } from '../../kernel/failure.ts';
import { appOf } from '../request-context.ts';

const cookie = { httpOnly: false, secure: true, sameSite: 'lax', path: '/' } as const;

/** HMAC double submit, bound to the session: cookie `XSRF-TOKEN`, header `X-XSRF-TOKEN`. */
const { generateCsrfToken, validateRequest } = doubleCsrf({
  getSecret: (request) => (request ? appOf(request).secrets.csrf : ''),
  getSessionIdentifier: (request) => (request.res?.locals['sessionId'] as string | undefined) ?? (request.cookies as Record<string, string>)['sessionId'] ?? '',
  cookieName: 'XSRF-TOKEN',
  cookieOptions: cookie,
  getCsrfTokenFromRequest: (request) => request.get('x-xsrf-token'),
  skipCsrfProtection: () => false,
});

/** Sets the cookie for a session that has just begun or was renewed. It lives as long as the refresh cookie that it guards. */
export const issueCsrf = (request: Request, response: Response, sessionId: string): string => {
  response.locals['sessionId'] = sessionId;
  const domain = appOf(request).config.COOKIE_DOMAIN;
  const cookieOptions = { ...cookie, maxAge: limits.refreshTokenSeconds * 1000, ...(domain ? { domain } : {}) };
  return generateCsrfToken(request, response, { overwrite: true, cookieOptions });
};

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * Nothing is written for a page of another site, whatever it sends along. Browsers say where a request comes from; programs say nothing and pass.
 * @throws auth.csrf
 */
export const checkOrigin = (request: Request): void => {
  const origin = request.get('origin');
  const own = [originOf(`${request.protocol}://${request.get('host') ?? ''}`), originOf(appOf(request).config.BASE_URL)];
  const from = origin === undefined ? undefined : originOf(origin);
  const isForeign = from !== undefined && (from === null || !own.includes(from));
  if (isForeign || request.get('sec-fetch-site') === 'cross-site') throw failure('auth.csrf');
};

/**
 * A caller who sends the refresh cookie needs the header, whatever else is sent. Without that cookie nothing is authenticated by a cookie:
 * native clients and bearer tokens pass.
 * @throws auth.csrf when the header is missing, does not match the cookie or belongs to another session
 */
export const checkCsrf = (request: Request): void => {
  const isCookieSent = Boolean((request.cookies as Record<string, string>)['refreshToken']);
  if (isCookieSent && !validateRequest(request)) throw failure('auth.csrf');
};

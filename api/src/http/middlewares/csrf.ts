import { doubleCsrf } from 'csrf-csrf';
import type { Request, Response } from 'express';
import { failure } from '../../kernel/failure.ts';
import { appOf } from '../request-context.ts';

/** HMAC double submit, bound to the session: cookie `XSRF-TOKEN`, header `X-XSRF-TOKEN`. */
const { generateCsrfToken, validateRequest } = doubleCsrf({
  getSecret: (request) => (request ? appOf(request).secrets.csrf : ''),
  getSessionIdentifier: (request) => (request.res?.locals['sessionId'] as string | undefined) ?? (request.cookies as Record<string, string>)['sessionId'] ?? '',
  cookieName: 'XSRF-TOKEN',
  cookieOptions: { httpOnly: false, secure: true, sameSite: 'lax', path: '/' },
  getCsrfTokenFromRequest: (request) => request.get('x-xsrf-token'),
  skipCsrfProtection: () => false,
});

/** Sets the cookie for a session that has just begun or was renewed. */
export const issueCsrf = (request: Request, response: Response, sessionId: string): string => {
  response.locals['sessionId'] = sessionId;
  return generateCsrfToken(request, response, { overwrite: true });
};

/** @throws auth.csrf when the header is missing, does not match the cookie or belongs to another session, or the page is a foreign one */
export const checkCsrf = (request: Request, _response: Response): void => {
  if (request.get('sec-fetch-site') === 'cross-site') throw failure('auth.csrf');
  const cookies = request.cookies as Record<string, string>;
  if (!cookies['refreshToken'] && !request.get('authorization')) return;
  if (request.get('x-client') === 'native' && !cookies['refreshToken']) return;
  if (request.get('authorization') && !cookies['refreshToken']) return;
  if (!validateRequest(request)) throw failure('auth.csrf');
};

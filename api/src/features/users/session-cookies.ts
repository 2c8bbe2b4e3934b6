import { limits } from '@blattwerk/contract/limits';
import type { CookieOptions, Request, Response } from 'express';
import { issueCsrf } from '../../http/middlewares/csrf.ts';
import { appOf } from '../../http/request-context.ts';
import type { OpenedSession } from './sessions.service.ts';

const options = (request: Request): CookieOptions => {
  const domain = appOf(request).config.COOKIE_DOMAIN;
  return { secure: true, sameSite: 'lax', path: '/', ...(domain ? { domain } : {}) };
};

/** The specification's cookies: the access token is readable by scripts, the refresh token is not. */
export const setSessionCookies = (request: Request, response: Response, session: OpenedSession): void => {
  response.cookie('accessToken', session.token, { ...options(request), maxAge: limits.accessTokenSeconds * 1000 });
  response.cookie('refreshToken', session.refreshToken, { ...options(request), httpOnly: true, maxAge: limits.refreshTokenSeconds * 1000 });
  response.cookie('sessionId', session.sessionId, { ...options(request), maxAge: limits.refreshTokenSeconds * 1000 });
  issueCsrf(request, response, session.sessionId);
};

export const clearSessionCookies = (request: Request, response: Response): void => {
  for (const name of ['accessToken', 'refreshToken', 'sessionId', 'XSRF-TOKEN']) response.clearCookie(name, options(request));
};

/** Only clients without cookies see the refresh token in the body. */
export const isNativeClient = (request: Request): boolean => request.get('x-client') === 'native';

import type { Session } from '@blattwerk/contract/accounts/shapes';
import type { Request, Response } from 'express';
import { presentMe } from './accounts.presenter.ts';
import type { Entered } from './login.service.ts';
import { isNativeClient, setSessionCookies } from '../users/public.ts';

/** The new session as cookies and as body; only clients without cookies see the refresh token. */
export const answerSession = (request: Request, response: Response, { session, user, reuseEndedAt }: Entered): Session => {
  setSessionCookies(request, response, session);
  return {
    token: session.token,
    sessionId: session.sessionId,
    ...(isNativeClient(request) ? { refreshToken: session.refreshToken } : {}),
    user: presentMe(user, session.mustEnrol),
    ...(reuseEndedAt ? { reuseEndedAt: reuseEndedAt.toISOString() } : {}),
  };
};

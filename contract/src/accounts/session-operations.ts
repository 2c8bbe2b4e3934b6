import { z } from 'zod';
import { enteringErrors, secondFactorErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { passkeyLoginInput } from '../second-factors/shapes.ts';
import { claimInput, claimed } from './access-shapes.ts';
import { loginInput, refreshInput, refreshed, session } from './shapes.ts';

export const login = operation({
  id: 'accounts.login',
  method: 'post',
  path: '/clients/auth/login',
  summary: 'Log in with email address and password, and the second factor where there is one',
  input: loginInput,
  answer: session,
  errors: [...enteringErrors, ...secondFactorErrors],
});

export const logout = operation({
  id: 'accounts.logout',
  method: 'post',
  path: '/clients/auth/logout',
  summary: 'End this session; works with the bearer token or the refresh cookie',
  input: z.object({}),
  answer: z.object({}),
});

export const loginWithPasskey = operation({
  id: 'accounts.passkey-login',
  method: 'post',
  path: '/clients/auth/passkey/login',
  summary: 'Log in with a passkey alone: the device and its PIN, finger or face are both factors',
  input: passkeyLoginInput,
  answer: session,
  errors: [...enteringErrors, 'auth.passkeyFailed', 'auth.tooManyAttempts'],
});

export const refresh = operation({
  id: 'accounts.refresh',
  method: 'post',
  path: '/clients/auth/refresh',
  summary: 'Renew the access token; the secret is the refresh cookie, a session id alone never refreshes',
  input: refreshInput,
  answer: refreshed,
  errors: ['auth.refresh.token.Error', 'auth.tooManyAttempts'],
});

export const claimSession = operation({
  id: 'accounts.claim',
  method: 'post',
  path: '/clients/iam/email-confirm/claim',
  summary: 'The session of the tab that registered and waits, once, after the link was opened elsewhere; null until then and for everybody else',
  input: claimInput,
  answer: claimed,
  errors: enteringErrors,
});

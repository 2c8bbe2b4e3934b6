import { z } from 'zod';
import { enteringErrors, providerErrors, secondFactorErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { message, session } from './shapes.ts';
import {
  enterPendingInput,
  finishRegistrationInput,
  linkByPasswordInput,
  linkedSignIns,
  pendingSignIn,
  proveAddressInput,
  sendProofInput,
  socialProvider,
  startedLink,
} from './social-shapes.ts';

export const readPending = operation({
  id: 'social-logins.read-pending',
  method: 'get',
  path: '/clients/auth/pending',
  summary: 'What this browser’s sign-in still needs',
  input: z.object({}),
  answer: pendingSignIn,
  errors: [...providerErrors, 'auth.signInExpired'],
});

export const enterPending = operation({
  id: 'social-logins.enter-pending',
  method: 'post',
  path: '/clients/auth/pending/enter',
  summary: 'Add the second factor that the account has',
  input: enterPendingInput,
  answer: session,
  errors: [...enteringErrors, ...providerErrors, ...secondFactorErrors, 'auth.signInExpired'],
});

export const linkByPassword = operation({
  id: 'social-logins.link-by-password',
  method: 'post',
  path: '/clients/auth/pending/link',
  summary: 'Link the sign-in with the account of its address, by that account’s password',
  input: linkByPasswordInput,
  answer: session,
  errors: [...enteringErrors, ...providerErrors, ...secondFactorErrors, 'auth.signInExpired'],
});

export const sendProof = operation({
  id: 'social-logins.send-proof',
  method: 'post',
  path: '/clients/auth/pending/mail',
  summary: 'Ask for a mail that proves the address of this browser’s sign-in',
  input: sendProofInput,
  answer: message,
  status: 202,
  errors: ['auth.signInExpired', 'auth.tooManyAttempts'],
});

export const proveAddress = operation({
  id: 'social-logins.prove-address',
  method: 'post',
  path: '/clients/auth/pending/mail/prove',
  summary: 'Prove the address of this browser’s sign-in by the mail’s link or code',
  input: proveAddressInput,
  answer: pendingSignIn,
  errors: [...providerErrors, 'auth.signInExpired', 'auth.tooManyAttempts', 'token.invalid'],
});

export const registerPending = operation({
  id: 'social-logins.register-pending',
  method: 'post',
  path: '/clients/auth/pending/register',
  summary: 'Create the account of this browser’s sign-in',
  input: finishRegistrationInput,
  answer: session,
  errors: [...providerErrors, 'auth.signInExpired', 'auth.totpRequired', 'invalid.phone', 'user.alreadyExist', 'user.nonAdult'],
});

export const listLinkedSignIns = operation({
  id: 'social-logins.list',
  method: 'get',
  path: '/clients/iam/linked-sign-ins',
  summary: 'The accounts at Google and Apple that open the own account',
  input: z.object({}),
  answer: linkedSignIns,
});

export const unlink = operation({
  id: 'social-logins.unlink',
  method: 'delete',
  path: '/clients/iam/linked-sign-ins/:provider',
  summary: 'Unlink an account at Google or Apple; the last way in stays',
  input: z.object({ provider: socialProvider }),
  answer: z.object({}),
  errors: ['auth.lastWayIn'],
});

export const startLink = operation({
  id: 'social-logins.start-link',
  method: 'post',
  path: '/clients/iam/linked-sign-ins/:provider',
  summary: 'Link a further account at Google or Apple: where the browser goes to prove it',
  input: z.object({ provider: socialProvider }),
  answer: startedLink,
  errors: providerErrors,
});

import { z } from 'zod';
import { ownerProofErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import {
  addPasskeyInput,
  addedPasskey,
  confirmTotpInput,
  guardedInput,
  passkey,
  passkeyCreation,
  passkeyRequest,
  recoveryCodes,
  removePasskeyInput,
  renamePasskeyInput,
  resetSecondFactorInput,
  secondFactors,
  startPasskeyInput,
  startTotpInput,
  totpEnrolment,
} from './shapes.ts';

export const resetSecondFactor = operation({
  id: 'second-factors.reset',
  method: 'post',
  path: '/backoffice/people/:id/second-factor/reset',
  summary: 'Remove all second factors of another person who lost them, with a reason; their sessions end',
  input: resetSecondFactorInput,
  answer: z.object({}),
  errors: ['auth.factorNotSetUp', 'user.notOneself'],
});

export const startPasskeyLogin = operation({
  id: 'second-factors.start-passkey-login',
  method: 'post',
  path: '/clients/auth/passkey/options',
  summary: 'What the browser needs to sign in with a passkey, alone or as the second factor; the same for everybody',
  input: z.strictObject({}),
  answer: passkeyRequest,
});

export const sendCode = operation({
  id: 'data-exports.send-code',
  method: 'post',
  path: '/clients/iam/owner-code',
  summary: 'Mail a code that stands in for the password of an account without one',
  input: z.strictObject({}),
  answer: z.object({}),
});

export const readSecondFactors = operation({
  id: 'second-factors.read',
  method: 'get',
  path: '/clients/iam/second-factors',
  summary: 'What protects the own account besides the password',
  input: z.object({}),
  answer: secondFactors,
});

export const addPasskey = operation({
  id: 'second-factors.add-passkey',
  method: 'post',
  path: '/clients/iam/second-factors/passkeys',
  summary: 'Keep the passkey that the browser made; the first factor of an account comes with recovery codes',
  input: addPasskeyInput,
  answer: addedPasskey,
  errors: ['auth.passkeyInvalid', 'auth.tooManyAttempts'],
});

export const startPasskey = operation({
  id: 'second-factors.start-passkey',
  method: 'post',
  path: '/clients/iam/second-factors/passkeys/options',
  summary: 'What the browser needs to make a passkey; needs the password, but not in a session that must enrol',
  input: startPasskeyInput,
  answer: passkeyCreation,
  errors: [...ownerProofErrors, 'auth.passkeyInvalid'],
});

export const renamePasskey = operation({
  id: 'second-factors.rename-passkey',
  method: 'patch',
  path: '/clients/iam/second-factors/passkeys/:id',
  summary: 'Call a passkey something else',
  input: renamePasskeyInput,
  answer: passkey,
});

export const removePasskey = operation({
  id: 'second-factors.remove-passkey',
  method: 'post',
  path: '/clients/iam/second-factors/passkeys/:id/remove',
  summary: 'Remove a passkey; needs the password, and a code while an app is on',
  input: removePasskeyInput,
  answer: z.object({}),
  errors: [...ownerProofErrors, 'auth.codeInvalid', 'auth.lastFactor'],
});

export const newRecoveryCodes = operation({
  id: 'second-factors.new-codes',
  method: 'post',
  path: '/clients/iam/second-factors/recovery-codes',
  summary: 'New recovery codes in place of the old ones; needs the password, and a code while an app is on',
  input: guardedInput,
  answer: recoveryCodes,
  errors: [...ownerProofErrors, 'auth.codeInvalid', 'auth.factorNotSetUp'],
});

export const startTotp = operation({
  id: 'second-factors.start-totp',
  method: 'post',
  path: '/clients/iam/second-factors/totp',
  summary: 'Begin to set up an authenticator app; needs the password, but not in a session that must enrol',
  input: startTotpInput,
  answer: totpEnrolment,
  errors: [...ownerProofErrors, 'auth.factorAlreadyOn'],
});

export const confirmTotp = operation({
  id: 'second-factors.confirm-totp',
  method: 'post',
  path: '/clients/iam/second-factors/totp/confirm',
  summary: 'Turn the authenticator app on with its first code; answers the recovery codes, once',
  input: confirmTotpInput,
  answer: recoveryCodes,
  errors: ['auth.codeInvalid', 'auth.factorNotSetUp'],
});

export const removeTotp = operation({
  id: 'second-factors.remove-totp',
  method: 'post',
  path: '/clients/iam/second-factors/totp/remove',
  summary: 'Turn the authenticator app off; needs the password and a code',
  input: guardedInput,
  answer: z.object({}),
  errors: [...ownerProofErrors, 'auth.codeInvalid', 'auth.factorNotSetUp', 'auth.lastFactor'],
});

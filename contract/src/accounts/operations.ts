import { z } from 'zod';
import { personSessions } from '../backoffice/shapes.ts';
import { enteringErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id, isoDate } from '../validation.ts';
import { devices, emailChangeConfirmInput, emailChangeInput, passwordChangeInput } from './access-shapes.ts';
import {
  confirmed,
  emailConfirmInput,
  emailConfirmResendInput,
  emailOnlyInput,
  me,
  message,
  profile,
  profilePatch,
  registerInput,
  resetFinishInput,
} from './shapes.ts';

export const endPersonSessions = operation({
  id: 'accounts.end-sessions-of',
  method: 'delete',
  path: '/backoffice/people/:id/sessions',
  summary: 'Sign a person out on all devices',
  input: z.object({ id }),
  answer: z.object({ ended: z.int() }),
  errors: ['user.notExist'],
});

export const listPersonSessions = operation({
  id: 'accounts.sessions-of',
  method: 'get',
  path: '/backoffice/people/:id/sessions',
  summary: 'The devices on which a person is signed in; no tokens, no addresses',
  input: z.object({ id }),
  answer: personSessions,
  errors: ['user.notExist'],
});

export const endPersonSession = operation({
  id: 'accounts.end-session-of',
  method: 'delete',
  path: '/backoffice/people/:id/sessions/:sessionId',
  summary: 'Sign a person out on one device',
  input: z.object({ id, sessionId: id }),
  answer: z.object({}),
  errors: ['user.notExist'],
});

export const finishReset = operation({
  id: 'accounts.reset-finish',
  method: 'post',
  path: '/clients/auth/reset/finish',
  summary: 'Set a new password with the link’s token; all sessions end',
  input: resetFinishInput,
  answer: message,
  errors: ['token.invalid'],
});

export const startReset = operation({
  id: 'accounts.reset-init',
  method: 'post',
  path: '/clients/auth/reset/init',
  summary: 'Ask for a link to set a new password',
  input: emailOnlyInput,
  answer: message,
  status: 202,
  errors: ['auth.tooManyAttempts'],
});

export const ageCheck = operation({
  id: 'accounts.age-check',
  method: 'post',
  path: '/clients/iam/age-check',
  summary: 'Whether a person born on this date is of age today in Germany; nothing is stored',
  input: z.strictObject({ dob: isoDate }),
  answer: z.object({ adult: z.boolean() }),
});

export const startEmailChange = operation({
  id: 'accounts.start-email-change',
  method: 'post',
  path: '/clients/iam/email-change',
  summary: 'Ask for another email address, with the password; the answer is the same for one that is taken',
  input: emailChangeInput,
  answer: message,
  status: 202,
  errors: ['auth.invalidPassword', 'auth.passwordNotSet', 'auth.tooManyAttempts'],
});

export const finishEmailChange = operation({
  id: 'accounts.finish-email-change',
  method: 'post',
  path: '/clients/iam/email-change/confirm',
  summary: 'Make the new email address the account’s, by link token or, signed in, by code',
  input: emailChangeConfirmInput,
  answer: message,
  errors: ['auth.mailCodeInvalid', 'auth.tooManyAttempts', 'email.alreadyRegistered', 'token.invalid'],
});

export const confirmEmail = operation({
  id: 'accounts.confirm',
  method: 'post',
  path: '/clients/iam/email-confirm',
  summary: 'Confirm the email address by link token or by code, and log in',
  input: emailConfirmInput,
  answer: confirmed,
  errors: [...enteringErrors, 'auth.tooManyAttempts', 'token.invalid'],
});

export const resendConfirmation = operation({
  id: 'accounts.resend',
  method: 'post',
  path: '/clients/iam/email-confirm/resend',
  summary: 'Send the confirmation mail again',
  input: emailConfirmResendInput,
  answer: message,
  status: 202,
  errors: ['auth.tooManyAttempts'],
});

export const readMe = operation({
  id: 'accounts.me',
  method: 'get',
  path: '/clients/iam/me',
  summary: 'Who is signed in',
  input: z.object({}),
  answer: me,
});

export const changePassword = operation({
  id: 'accounts.change-password',
  method: 'post',
  path: '/clients/iam/password',
  summary: 'Change the own password with the current one; all other sessions end',
  input: passwordChangeInput,
  answer: message,
  errors: ['auth.invalidPassword', 'auth.passwordNotSet', 'auth.tooManyAttempts'],
});

export const readProfile = operation({
  id: 'accounts.read-profile',
  method: 'get',
  path: '/clients/iam/profile',
  summary: 'The own profile, with what is still missing',
  input: z.object({}),
  answer: profile,
});

export const updateProfile = operation({
  id: 'accounts.update-profile',
  method: 'patch',
  path: '/clients/iam/profile',
  summary: 'Change the own profile; address, role, status and date of birth are not writable',
  input: profilePatch,
  answer: profile,
  errors: ['invalid.phone'],
});

export const register = operation({
  id: 'accounts.register',
  method: 'post',
  path: '/clients/iam/register',
  summary: 'Create a patient account; the answer is the same for a known address',
  input: registerInput,
  answer: message,
  status: 202,
  errors: ['auth.tooManyAttempts', 'invalid.phone', 'user.nonAdult'],
});

export const revokeOtherSessions = operation({
  id: 'accounts.revoke-other-sessions',
  method: 'delete',
  path: '/clients/iam/sessions',
  summary: 'Sign out every device but this one',
  input: z.object({}),
  answer: z.object({ revoked: z.int() }),
});

export const listSessions = operation({
  id: 'accounts.sessions',
  method: 'get',
  path: '/clients/iam/sessions',
  summary: 'The devices on which the account is signed in',
  input: z.object({}),
  answer: devices,
});

export const revokeSession = operation({
  id: 'accounts.revoke-session',
  method: 'delete',
  path: '/clients/iam/sessions/:id',
  summary: 'Sign out another device',
  input: z.object({ id }),
  answer: z.object({}),
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { locale } from '../validation.ts';
import { signInProviders, type SocialProvider } from './social-shapes.ts';

export const listProviders = operation({
  id: 'social-logins.providers',
  method: 'get',
  path: '/clients/auth/providers',
  summary: 'Whose accounts one can sign in with',
  input: z.object({}),
  answer: signInProviders,
});

/** A page of our own and nothing else; whatever is not clearly one is ignored. */
const returnTo = z
  .string()
  .max(300)
  .regex(/^\/(?![/.])[\w\-./?=&%]*$/)
  .catch('/dashboard');

const start = <const P extends SocialProvider>(provider: P) =>
  operation({
    id: `social-logins.${provider}` as const,
    method: 'get',
    path: `/clients/auth/${provider}` as const,
    summary: `Go to ${provider} to sign in; answers with a redirect`,
    input: z.object({ returnTo: returnTo.default('/dashboard'), locale: locale.optional().catch(undefined) }),
    answer: z.object({}),
    errors: ['auth.tooManyAttempts'],
  });

export const startGoogle = start('google');
export const startApple = start('apple');

/** A part that is not a text counts as missing, and the sign-in fails as it does for a wrong one. */
const part = z.string().max(4000).optional().catch(undefined);
const providerAnswer = z.object({ code: part, state: part, iss: part, error: part, user: part });

export const receiveGoogle = operation({
  id: 'social-logins.google-callback',
  method: 'get',
  path: '/clients/auth/google/callback',
  summary: 'Where google sends the browser back to; answers with a redirect',
  input: providerAnswer,
  answer: z.object({}),
});

export const receiveApple = operation({
  id: 'social-logins.apple-callback',
  method: 'post',
  path: '/clients/auth/apple/callback',
  summary: 'Where apple sends the browser back to; answers with a redirect',
  sends: 'form',
  input: providerAnswer,
  answer: z.object({}),
});

import { z } from 'zod';
import { message } from '../accounts/shapes.ts';
import { operation } from '../operation.ts';
import { newsletterInput, newsletterOneClickInput, newsletterState, newsletterTokenInput } from './shapes.ts';

export const askForNewsletter = operation({
  id: 'newsletter.ask',
  method: 'post',
  path: '/clients/iam/newsletter',
  summary: 'Ask for the newsletter, confirmed by mail; signed in also: end the own one',
  input: newsletterInput,
  answer: message,
  status: 202,
  errors: ['auth.tooManyAttempts', 'server.unauthorized'],
});

export const checkNewsletter = operation({
  id: 'newsletter.check',
  method: 'get',
  path: '/clients/iam/newsletter-check',
  summary: 'Whether the caller gets the newsletter',
  input: z.object({}),
  answer: newsletterState,
});

export const confirmNewsletter = operation({
  id: 'newsletter.confirm',
  method: 'post',
  path: '/clients/newsletter/confirm',
  summary: 'Confirm the subscription with the token of the mail',
  input: newsletterTokenInput,
  answer: message,
  errors: ['token.invalid'],
});

export const withdrawNewsletter = operation({
  id: 'newsletter.withdraw',
  method: 'post',
  path: '/clients/newsletter/:token/withdraw',
  summary: 'End the subscription with the token of any issue',
  input: newsletterOneClickInput,
  answer: message,
  errors: ['token.invalid'],
});

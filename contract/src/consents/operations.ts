import { z } from 'zod';
import { operation } from '../operation.ts';
import { consent, consentInput, consents, consentWithdrawalInput } from './shapes.ts';

export const listConsents = operation({
  id: 'accounts.consents',
  method: 'get',
  path: '/clients/iam/consents',
  summary: 'What the caller has agreed to, with version and time, and what patients can consent to',
  input: z.object({}),
  answer: consents,
});

export const giveConsent = operation({
  id: 'accounts.give-consent',
  method: 'post',
  path: '/clients/iam/consents',
  summary: 'Consent to one purpose',
  input: consentInput,
  answer: consent,
  errors: ['agreement.outdated'],
});

export const withdrawConsent = operation({
  id: 'accounts.withdraw-consent',
  method: 'post',
  path: '/clients/iam/consents/:purpose/withdraw',
  summary: 'Withdraw the consent to one purpose, for the future',
  input: consentWithdrawalInput,
  answer: consent,
});

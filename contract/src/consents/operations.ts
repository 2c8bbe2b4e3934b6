import { z } from 'zod';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import {
  consent,
  cookieChoice,
  cookieChoiceInput,
  consentEffects,
  consentInput,
  consentReceiptInput,
  consents,
  consentWithdrawalInput,
  consentWithdrawn,
} from './shapes.ts';

export const listConsents = operation({
  id: 'consents.list',
  method: 'get',
  path: '/clients/iam/consents',
  summary: 'What the caller has agreed to, with version and time, and what patients can consent to',
  input: z.object({}),
  answer: consents,
});

export const giveConsent = operation({
  id: 'consents.give',
  method: 'post',
  path: '/clients/iam/consents',
  summary: 'Consent to one purpose',
  input: consentInput,
  answer: consent,
  errors: ['agreement.outdated'],
});

export const withdrawConsent = operation({
  id: 'consents.withdraw',
  method: 'post',
  path: '/clients/iam/consents/:purpose/withdraw',
  summary: 'Withdraw the consent to one purpose, for the future, with all that follows from it; `preview` only tells what follows',
  input: consentWithdrawalInput,
  answer: z.union([consentWithdrawn, consentEffects]),
});

export const consentReceipt = operation({
  id: 'consents.receipt',
  method: 'get',
  path: '/clients/iam/consents/:purpose/receipt',
  summary: 'The last consent to one purpose as sealed PDF: its words, when and where it was given, and when it was withdrawn',
  input: consentReceiptInput,
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady'],
});

export const chooseCookies = operation({
  id: 'consents.choose-cookies',
  method: 'post',
  path: '/clients/cookie-choices',
  summary: 'Keep the proof of an answer to the question about cookies; nothing about the person is in it',
  input: cookieChoiceInput,
  answer: cookieChoice,
  status: 201,
  errors: ['auth.tooManyAttempts', 'agreement.outdated'],
});

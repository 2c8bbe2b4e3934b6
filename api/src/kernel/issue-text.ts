import type { Locale } from '@blattwerk/contract/errors';
import { validationTexts, type ValidationKey } from '@blattwerk/contract/validation';
import { z } from 'zod';

const zodTexts = { de: z.locales.de().localeError, en: z.locales.en().localeError };

/** Whether a rule of our own says the key of its text. */
export const isValidationKey = (message: string): message is ValidationKey => Object.hasOwn(validationTexts, message);

/** Our own rules carry the key of their text; zod's are put into words by zod's locale. */
export const issueText = (issue: z.core.$ZodIssue, locale: Locale): string => {
  if (isValidationKey(issue.message)) return validationTexts[issue.message][locale];
  if (issue.code === 'invalid_type' && issue.input === undefined) return validationTexts.required[locale];
  const worded = zodTexts[locale](issue as z.core.$ZodRawIssue);
  return typeof worded === 'string' ? worded : (worded?.message ?? validationTexts.required[locale]);
};

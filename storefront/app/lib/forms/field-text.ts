import type { ValidationKey } from '@blattwerk/contract/validation';
import { validationTexts } from '@blattwerk/contract/validation';
import type { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';

const isKey = (message: string): message is ValidationKey => Object.hasOwn(validationTexts, message);

/** The contract's rules carry a key, everything else already is a sentence. */
export const fieldText = (message: string, locale: Locale): string => (isKey(message) ? validationTexts[message][locale] : message);

const tooBig = { de: (max: number) => `Bitte höchstens ${max} Zeichen.`, en: (max: number) => `Please use at most ${max} characters.` };
const tooSmall = { de: (min: number) => `Bitte mindestens ${min} Zeichen.`, en: (min: number) => `Please use at least ${min} characters.` };

/** zod's own findings in words that say what to do. */
export const issueText =
  (locale: Locale) =>
  (issue: z.core.$ZodRawIssue): string | undefined => {
    if (issue.code === 'too_big' && issue.origin === 'string') return tooBig[locale](Number(issue.maximum));
    if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) > 1) return tooSmall[locale](Number(issue.minimum));
    if (issue.code === 'too_small' || issue.code === 'invalid_type' || issue.code === 'invalid_value') return 'required';
    return undefined;
  };

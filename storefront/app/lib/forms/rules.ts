import type { ValidationKey } from '@blattwerk/contract/validation';
import { validationTexts } from '@blattwerk/contract/validation';
import type { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';

/** What the rules say of one form: its values as the API wants them, or the first finding of each field in the page's language. */
export type Checked<Out> = { values: Out; findings?: never } | { values?: never; findings: Partial<Record<string, string>> };

const isKey = (message: string): message is ValidationKey => Object.hasOwn(validationTexts, message);

/** Our rules carry a key, everything else already is a sentence. */
const fieldText = (message: string, locale: Locale): string => (isKey(message) ? validationTexts[message][locale] : message);

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const tooBig = { de: (max: number) => `Bitte höchstens ${max} Zeichen.`, en: (max: number) => `Please use at most ${max} characters.` };
const tooSmall = { de: (min: number) => `Bitte mindestens ${min} Zeichen.`, en: (min: number) => `Please use at least ${min} characters.` };

/** zod's own findings in words that say what to do. */
const issueText =
  (locale: Locale): z.core.$ZodErrorMap =>
  (issue: Issue): string | undefined => {
    if (issue.code === 'too_big' && issue.origin === 'string') return tooBig[locale](Number(issue.maximum));
    if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) > 1) return tooSmall[locale](Number(issue.minimum));
    if (issue.code === 'too_small' || issue.code === 'invalid_type' || issue.code === 'invalid_value') return 'required';
    return undefined;
  };

/** The contract's rules over what stands in a form. It comes with the form's shape, not with the page. */
export const check = <S extends z.ZodType>(shape: S, values: unknown, locale: Locale): Checked<z.output<S>> => {
  const read = shape.safeParse(values, { error: issueText(locale) });
  if (read.success) return { values: read.data };
  const findings: Partial<Record<string, string>> = {};
  for (const { path, message } of read.error.issues) findings[path.join('.')] ??= fieldText(message, locale);
  return { findings };
};

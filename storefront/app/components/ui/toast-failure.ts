import type { Locale } from '@blattwerk/contract/errors';
import { failureText, supportCode } from '../../lib/api/failure-text.ts';
import { toast } from './toast.ts';

/** The catalogue's text for a failure, with the code that support asks for. */
export const toastFailure = (error: unknown, locale: Locale): void => {
  const code = supportCode(error);
  toast.error(failureText(error, locale), code && (locale === 'de' ? `Support-Code ${code}` : `Support code ${code}`));
};

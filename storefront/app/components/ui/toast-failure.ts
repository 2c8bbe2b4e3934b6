import { failureText, supportCode } from '../../lib/api/failure-text.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { toast } from './toast.ts';

/** What people read about a failure, with the code that support asks for. */
export const toastFailure = (error: unknown, locale: Locale): void => {
  const code = supportCode(error);
  toast.error(failureText(error, locale), code && (locale === 'de' ? `Support-Code ${code}` : `Support code ${code}`));
};

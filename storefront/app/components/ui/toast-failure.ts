import type { Locale } from '@blattwerk/contract/errors';
import { toast } from './toast.ts';

/** The catalogue's text for a failure, with the code that support asks for. All failures' texts come with the first one, not with the page. */
export const toastFailure = async (error: unknown, locale: Locale): Promise<void> => {
  const { failureText, supportCode } = await import('../../lib/api/failure-text.ts');
  const code = supportCode(error);
  toast.error(failureText(error, locale), code && (locale === 'de' ? `Support-Code ${code}` : `Support code ${code}`));
};

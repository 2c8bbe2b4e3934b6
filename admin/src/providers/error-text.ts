import { failureWords } from './failure-words.ts';
import { ApiError } from './http.ts';
import { currentLanguage, i18n } from './i18n.ts';

/** What people read when something failed: the back office's own words, the catalogue's sentence, or what we can honestly say. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return i18n.t('errors.unexpected');
  if (i18n.exists(`errors.${error.code}`)) return i18n.t(`errors.${error.code}`);
  return failureWords(error, currentLanguage()) ?? i18n.t('errors.unexpected');
};

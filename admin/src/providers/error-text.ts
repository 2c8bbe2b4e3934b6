import { errors } from '@blattwerk/contract/errors';
import type { ErrorCode } from '@blattwerk/contract/errors';
import { ApiError } from './http.ts';
import { currentLanguage, i18n } from './i18n.ts';

const isCatalogued = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** What people read when something failed: the server's sentence, the catalogue's, or what we can honestly say. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return i18n.t('errors.unexpected');
  if (i18n.exists(`errors.${error.code}`)) return i18n.t(`errors.${error.code}`);
  if (error.message !== '') return error.message;
  return isCatalogued(error.code) ? errors[error.code][currentLanguage()] : i18n.t('errors.unexpected');
};

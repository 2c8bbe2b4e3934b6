import { localErrors } from '@blattwerk/contract/local-errors';
import type { Locale } from '../i18n/locale.ts';
import { ApiError } from './api-error.ts';

const isLocal = (code: string): code is keyof typeof localErrors => Object.hasOwn(localErrors, code);

/** What people read about any failure, never a code and never a stack: the API's words, which are the catalogue's in the page's language; ours where no API answered. */
export const failureText = (error: unknown, locale: Locale): string => {
  if (error instanceof ApiError && isLocal(error.code)) return localErrors[error.code][locale];
  return (error instanceof ApiError && error.message) || localErrors['server.internalServerError'][locale];
};

export const supportCode = (error: unknown): string | undefined => (error instanceof ApiError ? error.requestId?.slice(0, 8).toUpperCase() : undefined);

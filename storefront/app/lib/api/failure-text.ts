import type { Locale } from '@blattwerk/contract/errors';
import { errorText } from '@blattwerk/contract/errors';
import { ApiError } from './api-error.ts';

/** What people read about any failure: the catalogue's text, never a code and never a stack. */
export const failureText = (error: unknown, locale: Locale): string => errorText(error instanceof ApiError ? error.code : 'server.internalServerError', locale);

export const supportCode = (error: unknown): string | undefined => (error instanceof ApiError ? error.requestId?.slice(0, 8).toUpperCase() : undefined);

import { ApiError } from './api-error.ts';

/** The link of the mail has done its work or is too old: only a new one helps. Anything else can be tried again. */
export const isTokenOver = (error: unknown): boolean => error instanceof ApiError && error.code.startsWith('token.');

import { errors } from '@blattwerk/contract/errors';
import type { ErrorCode } from '@blattwerk/contract/errors';

const isCatalogued = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** The sentence of a failure: the catalogue's in the reader's language, else what a newer server says. Never the code. */
export const failureWords = ({ code, message }: { code: string; message: string }, language: 'de' | 'en'): string | undefined => {
  if (isCatalogued(code)) return errors[code][language];
  return message === '' || message === code ? undefined : message;
};

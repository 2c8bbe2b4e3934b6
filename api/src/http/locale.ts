import type { Locale } from '@blattwerk/contract/errors';
import type { Request } from 'express';

const read = new WeakMap<Request, Locale>();

/** German unless the caller prefers English; the header is read once a request. */
export const requestLocale = (request: Request): Locale => {
  const locale = read.get(request) ?? (request.acceptsLanguages('de', 'en') === 'en' ? 'en' : 'de');
  read.set(request, locale);
  return locale;
};

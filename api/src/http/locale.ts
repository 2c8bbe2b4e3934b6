import type { Locale } from '@blattwerk/contract/errors';
import type { Request } from 'express';

/** German unless the caller prefers English. */
export const requestLocale = (request: Request): Locale => (request.acceptsLanguages('de', 'en') === 'en' ? 'en' : 'de');

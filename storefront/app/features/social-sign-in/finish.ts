import type { Session } from '@blattwerk/contract/accounts/shapes';
import { rememberSession } from '../../lib/api/session.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { localePath } from '../../lib/i18n/locale.ts';

/** Signed in: a new document, so that everything on the page knows it. */
export const finish = (session: Session, locale: Locale, route: string): void => {
  rememberSession(session.sessionId);
  window.location.assign(localePath(locale, route));
};

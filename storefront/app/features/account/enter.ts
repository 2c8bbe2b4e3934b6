import type { Me } from '@blattwerk/contract/accounts/shapes';
import { rememberSession } from '../../lib/api/session.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { localePath } from '../../lib/i18n/locale.ts';

export interface Session {
  token: string;
  sessionId: string;
  user: Me;
  /** A session of theirs was ended because its secret turned up in two places: said once. */
  reuseEndedAt?: string;
}

/** After signing in: a new document, so that everything on the page knows it. Staff work in the back office. */
export const enter = (session: Session, locale: Locale, route: string): void => {
  rememberSession(session.sessionId);
  window.location.assign(session.user.role === 'patient' ? localePath(locale, route) : '/admin/');
};

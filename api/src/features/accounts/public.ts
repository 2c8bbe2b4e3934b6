export { addressKey, attemptKey, oneTry, takeTry } from './attempts.ts';
export { ageOn } from './age.ts';
export { assertOwnPassword } from './reauthentication.ts';
export { normalizePhone } from './phone.ts';
export { User } from './user.model.ts';
export { clearSessionCookies } from './session-cookies.ts';
export { revokeSessions } from './sessions.service.ts';
export { isSecondFactorRequired } from './standing.ts';

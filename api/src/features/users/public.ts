export { type AccessClaims, accessTokenRules, isOwnToken, nextRefreshSecret } from './tokens.ts';
export { type OpenedSession, openSession, opened, revokeSessions, takeReuse } from './sessions.service.ts';
export { User } from './user.model.ts';
export { assertOwnPassword } from './reauthentication.ts';
export { awaitsApproval, isSecondFactorRequired, standingOf } from './standing.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { clearSessionCookies, isNativeClient, setSessionCookies } from './session-cookies.ts';
export { codeAllowance, forgetTries, mailAllowance, refreshAllowance, tryPassword } from './login-limits.ts';
export { readOwnUser } from './own-user.ts';

import type { ErrorCode } from './errors.ts';

type Codes = readonly ErrorCode[];

/** A session is opened: for an account that may not enter, or only with a second factor. */
export const enteringErrors = [
  'auth.invalidCredentials',
  'auth.mailNotConfirmed',
  'auth.totpRequired',
  'doctor.notActive',
  'user.banned',
  'user.notActive',
] as const satisfies Codes;

/** The second factor of a sign-in is checked. */
export const secondFactorErrors = ['auth.passkeyFailed', 'auth.totpInvalid', 'auth.tooManyAttempts'] as const satisfies Codes;

/** The account's owner proves themselves by password or mailed code. */
export const ownerProofErrors = ['auth.invalidPassword', 'auth.mailCodeInvalid', 'auth.passwordNotSet', 'auth.tooManyAttempts'] as const satisfies Codes;

/** The account at Google or Apple is another one's, or the provider does not answer. */
export const providerErrors = ['auth.appleFailed', 'auth.googleFailed'] as const satisfies Codes;

/** The market is closed to visitors and to patients without a prescription (setting `market.visibility`). */
export const closedMarketErrors = ['server.forbidden', 'server.unauthorized'] as const satisfies Codes;

/** A stored file is read. */
export const storedFileErrors = ['aws.download.error', 'signed.file.notFound'] as const satisfies Codes;

/** What a pharmacy's link and TAN opened. */
export const linkAccessErrors = ['pharmacyLink.accessEnded', 'pharmacyLink.notFound', 'prescription.voided'] as const satisfies Codes;

/** A pharmacy's system proves itself with its feed key. */
export const feedKeyErrors = ['auth.tooManyAttempts', 'feed.keyInvalid', 'server.unauthorized'] as const satisfies Codes;

export { ageOn } from './age.ts';
export { deleteOldAgeRefusals, otherBirthRefusedAt } from './age-refusals.service.ts';
export { assertNotBreached } from './breached-passwords.ts';
export { giveConsent, hasConsent } from './consents.service.ts';
export { createStaffAccount } from './staff-account.service.ts';
export { deleteConsentsBefore, deleteConsentsOf, deleteExpiredMailTokens, deleteSignInOf } from './erasure.queries.ts';

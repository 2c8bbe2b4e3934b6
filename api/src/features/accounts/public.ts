export { ageOn } from './age.ts';
export { deleteOldAgeRefusals, otherBirthRefusedAt } from './age-refusals.service.ts';
export { assertNotBreached } from './breached-passwords.ts';
export { createStaffAccount } from './staff-account.service.ts';
export { deleteExpiredMailTokens, deleteSignInOf } from './erasure.queries.ts';

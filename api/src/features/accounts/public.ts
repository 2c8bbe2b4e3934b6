export { ageOn } from './age.ts';
export { assertNotBreached } from './breached-passwords.ts';
export { createStaffAccount } from './staff-account.service.ts';

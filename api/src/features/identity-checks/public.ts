export { isSameFirstName, isSameLastName } from './compare-facts.ts';
export { assertIdentified, assertNotUnderage, readIdentityState } from './identity-checks.queries.ts';
export { noteIdentityEvent } from './identity-events.service.ts';
export { anonymizeIdentityChecksOf, deleteIdentityChecksOf } from './erasure.queries.ts';

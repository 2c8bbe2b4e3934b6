export { deleteContactOf, deleteContactsBefore } from './erasure.queries.ts';
export { analyticsConsent } from './analytics-consent.ts';

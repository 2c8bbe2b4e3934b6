export { deleteContactOf, deleteContactsBefore } from './erasure.queries.ts';
export { analyticsConsent } from './analytics-consent.ts';
export { contactHits, marketingContactList } from './marketing-patients.queries.ts';
export { deleteContact } from './delete-contact.service.ts';
export { contactImporter } from './contact.importer.ts';

export { deleteOldSuppressedAddresses, deleteSuppressedAddress } from './erasure.queries.ts';
export { isSuppressed } from './reports.service.ts';

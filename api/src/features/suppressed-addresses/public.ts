export { deleteOldSuppressedAddresses, deleteSuppressedAddress } from './erasure.queries.ts';
export { isSuppressed } from './reports.service.ts';
export { suppressedAddressHits, suppressedAddressList } from './suppressed-addresses.queries.ts';

export { deleteLegalHoldsOf, heldAddresses, heldPatients, isHeld } from './legal-holds.queries.ts';

export { deleteLegalHoldsOf, heldPatients, isHeld } from './legal-holds.queries.ts';

export { openingStateAt } from './opening-state.ts';
export { ownDomains, type OwnDomains } from './own-domains.ts';
export { movePharmacies } from './move-pharmacies.queries.ts';
export { removePatientFromPharmacies } from './erasure.queries.ts';
export { addFavoritePharmacy, isFavoritePharmacy, removeFavoritePharmacy } from './favorites.queries.ts';
export { addPatientPharmacy } from './patient-pharmacy.service.ts';
export { confirmStock, limitStockConfirmation } from './stock-confirmation.queries.ts';
export { pharmacyHits, pharmacyList } from './pharmacy-records.queries.ts';
export { patchPharmacy } from './pharmacy-records.service.ts';

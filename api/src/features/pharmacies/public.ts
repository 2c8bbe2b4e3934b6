export { placeOf, type Place } from './place.ts';
export { ownDomains, type OwnDomains } from './own-domains.ts';
export { movePharmacies } from './move-pharmacies.ts';

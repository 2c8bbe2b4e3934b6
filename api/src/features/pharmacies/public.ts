export { placeOf, type Place } from './place.ts';
export { movePharmacies } from './move-pharmacies.ts';

export { openingStateAt } from './opening-state.ts';
export { ownDomains, type OwnDomains } from './own-domains.ts';
export { movePharmacies } from './move-pharmacies.ts';

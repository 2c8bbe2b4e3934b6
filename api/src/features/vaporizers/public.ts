export { fittingVaporizers } from './vaporizers.service.ts';
export { vaporizerHits, vaporizerList } from './vaporizer-records.queries.ts';
export { patchVaporizer } from './vaporizer-records.service.ts';

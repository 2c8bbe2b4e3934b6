export { fittingVaporizers } from './vaporizers.service.ts';
export { vaporizerHits } from './vaporizer-records.queries.ts';

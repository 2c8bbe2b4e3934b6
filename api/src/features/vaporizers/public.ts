export { fittingVaporizers } from './vaporizers.service.ts';

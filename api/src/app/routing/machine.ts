import * as stockFeeds from '../../features/stock-feeds/endpoints/machine.ts';

/** Pharmacies’ own systems, with a feed key. */
export const machineEndpoints = [stockFeeds];

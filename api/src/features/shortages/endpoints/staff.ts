import * as operations from '@blattwerk/contract/shortages/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listRegionalDemand, readOwnRegion } from '../regional-demand.queries.ts';

export const listRegionalDemandEndpoint = staffFactory.build(operations.listRegionalDemand, ({ ctx, input }) => listRegionalDemand(ctx, input));

export const readOwnRegionEndpoint = staffFactory.build(operations.readOwnRegion, ({ ctx }) => readOwnRegion(ctx));

import * as operations from '@blattwerk/contract/places/operations';
import { publicFactory } from '../../../http/factories.ts';
import { listTowns, countLookup } from '../towns.service.ts';

export const listPlacesEndpoint = publicFactory.buildUnbound(operations.listPlaces, async ({ ctx, input }) => {
  await countLookup(ctx);
  return listTowns(ctx, input.zipCode);
});

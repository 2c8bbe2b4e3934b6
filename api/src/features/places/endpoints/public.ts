import { placeList, placeQuery } from '@blattwerk/contract/places/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { listTowns, takeLook } from '../towns.service.ts';

export const listPlacesEndpoint = publicFactory.buildUnbound({
  operation: 'places.list',
  method: 'get',
  summary: 'The towns of a postal code',
  input: placeQuery,
  output: placeList,
  handler: async ({ ctx, input }) => {
    await takeLook(ctx);
    return listTowns(ctx, input.zipCode);
  },
});

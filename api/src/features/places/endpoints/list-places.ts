import { placeList, placeQuery } from '@blattwerk/contract/places/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { listTowns } from '../towns.service.ts';

export const listPlacesEndpoint = publicFactory.build({
  operation: 'places.list',
  method: 'get',
  summary: 'The towns of a postal code',
  input: placeQuery,
  output: placeList,
  handler: ({ ctx, input }) => listTowns(ctx, input.zipCode),
});

import { favoriteIds } from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { listFavoriteIds } from '../favorites.service.ts';

export const listFavoriteIdsEndpoint = patientFactory.build({
  operation: 'products.favorite-ids',
  method: 'get',
  summary: 'The ids of the products that the caller remembered',
  input: z.object({}),
  output: favoriteIds,
  handler: ({ ctx }) => listFavoriteIds(ctx),
});

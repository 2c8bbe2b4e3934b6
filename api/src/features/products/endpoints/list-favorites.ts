import { productItems } from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { listFavorites } from '../favorites.service.ts';

export const listFavoritesEndpoint = patientFactory.build({
  operation: 'products.favorites',
  method: 'get',
  summary: 'The products that the caller remembered',
  input: z.object({}),
  output: productItems,
  handler: ({ ctx }) => listFavorites(ctx),
});

import { addFavoritesInput, favoriteIds } from '@blattwerk/contract/products/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { addFavorites } from '../favorites.service.ts';

export const addFavoritesEndpoint = patientFactory.build({
  operation: 'products.add-favorites',
  method: 'post',
  summary: 'Remember what a browser kept before signing in',
  input: addFavoritesInput,
  output: favoriteIds,
  handler: ({ ctx, input }) => addFavorites(ctx, input.productIds),
});

import { favoriteState, toggleFavoriteInput } from '@blattwerk/contract/products/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { toggleFavorite } from '../favorites.service.ts';

export const toggleFavoriteEndpoint = patientFactory.build({
  operation: 'products.toggle-favorite',
  method: 'post',
  summary: 'Remember a product or forget it',
  input: toggleFavoriteInput,
  output: favoriteState,
  handler: ({ ctx, input }) => toggleFavorite(ctx, input),
});

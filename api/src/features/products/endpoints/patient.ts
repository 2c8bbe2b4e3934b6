import * as operations from '@blattwerk/contract/products/operations';
import { patientFactory } from '../../../http/factories.ts';
import { addFavorites, listFavoriteIds, listFavorites, toggleFavorite } from '../favorites.service.ts';
import { shortList } from '../products.service.ts';

export const addFavoritesEndpoint = patientFactory.build(operations.addFavorites, ({ ctx, input }) => addFavorites(ctx, input.productIds));

export const listFavoriteIdsEndpoint = patientFactory.build(operations.listFavoriteIds, ({ ctx }) => listFavoriteIds(ctx));

export const listFavoritesEndpoint = patientFactory.build(operations.listFavorites, ({ ctx }) => listFavorites(ctx));

export const listRequestProductsEndpoint = patientFactory.build(operations.listRequestProducts, ({ ctx, input }) =>
  shortList(ctx, { ...input, inStock: true }),
);

export const toggleFavoriteEndpoint = patientFactory.build(operations.toggleFavorite, ({ ctx, input }) => toggleFavorite(ctx, input));

import {
  addFavoritesInput,
  favoriteIds,
  favoriteState,
  healthStateProductsQuery,
  productItems,
  toggleFavoriteInput,
} from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { addFavorites, listFavoriteIds, listFavorites, toggleFavorite } from '../favorites.service.ts';
import { shortList } from '../products.service.ts';

export const addFavoritesEndpoint = patientFactory.build({
  operation: 'products.add-favorites',
  method: 'post',
  summary: 'Remember what a browser kept before signing in',
  input: addFavoritesInput,
  output: favoriteIds,
  handler: ({ ctx, input }) => addFavorites(ctx, input.productIds),
});

export const listFavoriteIdsEndpoint = patientFactory.build({
  operation: 'products.favorite-ids',
  method: 'get',
  summary: 'The ids of the products that the caller remembered',
  input: z.object({}),
  output: favoriteIds,
  handler: ({ ctx }) => listFavoriteIds(ctx),
});

export const listFavoritesEndpoint = patientFactory.build({
  operation: 'products.favorites',
  method: 'get',
  summary: 'The products that the caller remembered',
  input: z.object({}),
  output: productItems,
  handler: ({ ctx }) => listFavorites(ctx),
});

export const listRequestProductsEndpoint = patientFactory.build({
  operation: 'products.for-request',
  method: 'get',
  summary: 'Products that can be named in a treatment request',
  input: healthStateProductsQuery,
  output: productItems,
  handler: ({ ctx, input }) => shortList(ctx, { ...input, inStock: true }),
});

export const toggleFavoriteEndpoint = patientFactory.build({
  operation: 'products.toggle-favorite',
  method: 'post',
  summary: 'Remember a product or forget it',
  input: toggleFavoriteInput,
  output: favoriteState,
  handler: ({ ctx, input }) => toggleFavorite(ctx, input),
});

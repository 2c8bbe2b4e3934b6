import {
  popularQuery,
  productDetail,
  productDetailQuery,
  productItems,
  productList,
  productQuery,
  selectedProductsQuery,
  similarProducts,
  thcCbd,
} from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { listSelected } from '../favorites.service.ts';
import { marketState } from '../market-state.ts';
import { readPlate } from '../plate.service.ts';
import { listProductsAsBytes } from '../product-bytes.ts';
import { readProduct } from '../product-detail.service.ts';
import { contentRanges, listProducts, shortList } from '../products.service.ts';
import { readSimilar } from '../similar.service.ts';

export const listPopularProductsEndpoint = publicFactory.build({
  operation: 'products.popular',
  method: 'get',
  summary: 'What was prescribed most in the last four weeks and is in stock',
  input: popularQuery,
  output: productItems,
  handler: ({ ctx, input }) => shortList(ctx, { sort: 'popularity', inStock: true, pageSize: input.limit }),
});

export const listProductsEndpoint = publicFactory.build({
  operation: 'products.list',
  method: 'get',
  summary: 'The catalogue: filter, sort, page, total and facets',
  input: productQuery,
  output: productList,
  kept: { by: marketState, asBytes: listProductsAsBytes },
  handler: ({ ctx, input }) => listProducts(ctx, input),
});

export const listSelectedEndpoint = publicFactory.build({
  operation: 'products.selected',
  method: 'get',
  summary: 'Some products by their ids',
  input: selectedProductsQuery,
  output: productItems,
  handler: ({ ctx, input }) => listSelected(ctx, input.productId ?? []),
});

export const listSimilarEndpoint = publicFactory.build({
  operation: 'products.similar',
  method: 'get',
  summary: 'What is in stock and comes nearest in THC, CBD and terpenes',
  input: productDetailQuery,
  output: similarProducts,
  handler: ({ ctx, input }) => readSimilar(ctx, input),
});

/** A day fresh, then asked for again by its mark, which Express answers with 304. */
const cacheFor = 'max-age=86400, stale-while-revalidate=604800';

export const readPlateEndpoint = publicFactory.build({
  operation: 'products.plate',
  method: 'get',
  summary: 'A product’s picture',
  input: z.object({ slug: z.string().max(200) }),
  output: z.object({}),
  handler: async ({ ctx, input, response }) => {
    const { svg, isPublic } = await readPlate(ctx, input.slug);
    response
      .set('Cache-Control', `${isPublic ? 'public' : 'private'}, ${cacheFor}`)
      .type('image/svg+xml')
      .send(svg);
    return {};
  },
});

export const readProductEndpoint = publicFactory.build({
  operation: 'products.read',
  method: 'get',
  summary: 'One product with its offers, highlights and history',
  input: productDetailQuery,
  output: productDetail,
  handler: ({ ctx, input }) => readProduct(ctx, input),
});

export const readThcCbdEndpoint = publicFactory.build({
  operation: 'products.thc-cbd',
  method: 'get',
  summary: 'The lowest and highest contents in the catalogue',
  input: z.object({}),
  output: thcCbd,
  handler: ({ ctx }) => contentRanges(ctx),
});

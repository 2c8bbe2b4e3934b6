import * as operations from '@blattwerk/contract/products/operations';
import { publicFactory } from '../../../http/factories.ts';
import { listSelected } from '../favorites.service.ts';
import { marketState } from '../market-state.ts';
import { readPlate } from '../plate.service.ts';
import { listProductsAsBytes } from '../product-bytes.ts';
import { readProduct } from '../product-detail.service.ts';
import { readPicture } from '../read-picture.service.ts';
import { contentRanges, favoritesOf, listProducts, shortList } from '../products.service.ts';
import { readSimilar } from '../similar.service.ts';

export const listPopularProductsEndpoint = publicFactory.build(operations.listPopularProducts, ({ ctx, input }) =>
  shortList(ctx, { sort: 'popularity', inStock: true, pageSize: input.limit }),
);

export const listProductsEndpoint = publicFactory.build(operations.listProducts, ({ ctx, input }) => listProducts(ctx, input), {
  bytes: { state: marketState, marks: { field: 'isFavorite', of: favoritesOf }, make: listProductsAsBytes },
});

export const listSelectedEndpoint = publicFactory.build(operations.listSelected, ({ ctx, input }) => listSelected(ctx, input.productId ?? []));

export const listSimilarEndpoint = publicFactory.build(operations.listSimilar, ({ ctx, input }) => readSimilar(ctx, input));

/** A day fresh, then asked for again by its mark, which Express answers with 304. */
const cacheFor = 'max-age=86400, stale-while-revalidate=604800';

export const readPlateEndpoint = publicFactory.build(operations.readPlate, async ({ ctx, input, response }) => {
  const { svg, isPublic } = await readPlate(ctx, input);
  response
    .set('Cache-Control', `${isPublic ? 'public' : 'private'}, ${cacheFor}`)
    .type('image/svg+xml')
    .send(svg);
  return {};
});

/** Another picture has another address. Caches of strangers ask again after a day, because pictures may be taken away. */
export const readPictureEndpoint = publicFactory.build(operations.readPicture, async ({ ctx, input, response }) => {
  const { bytes, isPublic } = await readPicture(ctx, input);
  response
    .set('Cache-Control', `${isPublic ? 'public' : 'private'}, max-age=86400, immutable`)
    .type('image/webp')
    .send(bytes);
  return {};
});

export const readProductEndpoint = publicFactory.build(operations.readProduct, ({ ctx, input }) => readProduct(ctx, input));

export const readThcCbdEndpoint = publicFactory.build(operations.readThcCbd, ({ ctx }) => contentRanges(ctx));

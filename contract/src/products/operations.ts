import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { closedMarketErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { productMergeInput, productMergePreview, productMergeQuery } from './merge-shapes.ts';
import { productImportResult } from './import-shapes.ts';
import { describePictureInput, officePicture, readPictureInput, readPlateInput, removePictureInput, setPictureInput } from './picture-shapes.ts';
import {
  addFavoritesInput,
  favoriteIds,
  favoriteState,
  healthStateProductsQuery,
  popularQuery,
  productCreateInput,
  productDetail,
  productDetailQuery,
  productItems,
  productList,
  productPatchInput,
  productQuery,
  productRecord,
  selectedProductsQuery,
  similarProducts,
  similarRecords,
  thcCbd,
  toggleFavoriteInput,
} from './shapes.ts';

export const listProductRecords = operation({
  id: 'products.list-records',
  method: 'get',
  path: '/backoffice/products',
  summary: 'All products, published or not',
  input: listQuery,
  answer: recordList(productRecord),
});

export const createProduct = operation({
  id: 'products.create',
  method: 'post',
  path: '/backoffice/products',
  summary: 'Add a product',
  input: productCreateInput,
  answer: productRecord,
  status: 201,
});

export const importProducts = operation({
  id: 'products.import',
  method: 'post',
  path: '/backoffice/products/import',
  summary: 'Bring a product file into the catalogue at once; `products/imports` asks and tries first',
  sends: 'file',
  input: z.object({}),
  answer: productImportResult,
  errors: ['import.unreadable', 'import.noRows', 'import.tooManyRows', 'import.columnMissing'],
});

export const readProductRecord = operation({
  id: 'products.read-record',
  method: 'get',
  path: '/backoffice/products/:id',
  summary: 'One product',
  input: z.object({ id }),
  answer: productRecord,
});

export const updateProduct = operation({
  id: 'products.update',
  method: 'patch',
  path: '/backoffice/products/:id',
  summary: 'Change a product',
  input: productPatchInput,
  answer: productRecord,
  errors: ['product.merged'],
});

export const setPicture = operation({
  id: 'products.set-picture',
  method: 'post',
  path: '/backoffice/products/:id/picture',
  summary: 'Give a product a picture (JPEG, PNG or WebP), or another one',
  sends: 'file',
  input: setPictureInput,
  answer: officePicture,
  errors: [
    'aws.upload.error',
    'picture.hasMalware',
    'picture.isDamaged',
    'picture.notScanned',
    'picture.tooLarge',
    'picture.tooManyPixels',
    'picture.tooSmall',
    'picture.wrongType',
    'product.merged',
  ],
});

export const describePicture = operation({
  id: 'products.describe-picture',
  method: 'patch',
  path: '/backoffice/products/:id/picture',
  summary: 'Say what the picture of a product shows, for those who do not see it',
  input: describePictureInput,
  answer: officePicture,
  errors: ['product.merged'],
});

export const removePicture = operation({
  id: 'products.remove-picture',
  method: 'delete',
  path: '/backoffice/products/:id/picture',
  summary: 'Take the picture of a product away; its drawing is shown again',
  input: removePictureInput,
  answer: z.object({}),
  errors: ['product.merged'],
});

export const previewProductMerge = operation({
  id: 'products.preview-merge',
  method: 'get',
  path: '/backoffice/products/:id/merge',
  summary: 'What would move if a duplicate became this product; nothing is changed',
  input: productMergeQuery,
  answer: productMergePreview,
});

export const mergeProduct = operation({
  id: 'products.merge',
  method: 'post',
  path: '/backoffice/products/:id/merge',
  summary: 'Make a duplicate one with this product: stock, articles, favourites, alerts, reviews and open requests move, and its number and address lead here',
  input: productMergeInput,
  answer: productRecord,
  errors: ['product.merged', 'product.unitDiffers'],
});

export const listSimilarRecords = operation({
  id: 'products.similar-records',
  method: 'get',
  path: '/backoffice/products/:id/similar',
  summary: 'What can be signed to take a product’s place, the most alike first',
  input: z.object({ id }),
  answer: similarRecords,
});

export const listFavorites = operation({
  id: 'products.favorites',
  method: 'get',
  path: '/clients/favorite-products',
  summary: 'The products that the caller remembered',
  input: z.object({}),
  answer: productItems,
  errors: ['invalid.zip.code'],
});

export const addFavorites = operation({
  id: 'products.add-favorites',
  method: 'post',
  path: '/clients/favorite-products',
  summary: 'Remember what a browser kept before signing in',
  input: addFavoritesInput,
  answer: favoriteIds,
});

export const listFavoriteIds = operation({
  id: 'products.favorite-ids',
  method: 'get',
  path: '/clients/favorite-products/ids',
  summary: 'The ids of the products that the caller remembered',
  input: z.object({}),
  answer: favoriteIds,
});

export const listRequestProducts = operation({
  id: 'products.for-request',
  method: 'get',
  path: '/clients/health-state/products',
  summary: 'Products that can be named in a treatment request',
  input: healthStateProductsQuery,
  answer: productItems,
});

export const listPopularProducts = operation({
  id: 'products.popular',
  method: 'get',
  path: '/clients/popular-products',
  summary: 'What was prescribed most in the last four weeks and is in stock',
  input: popularQuery,
  answer: productItems,
  errors: [...closedMarketErrors, 'invalid.zip.code'],
});

export const listProducts = operation({
  id: 'products.list',
  method: 'get',
  path: '/clients/products',
  summary: 'The catalogue: filter, sort, page, total and facets',
  input: productQuery,
  answer: productList,
  errors: [...closedMarketErrors, 'invalid.zip.code'],
});

export const toggleFavorite = operation({
  id: 'products.toggle-favorite',
  method: 'post',
  path: '/clients/products/toggle-favorite',
  summary: 'Remember a product or forget it',
  input: toggleFavoriteInput,
  answer: favoriteState,
  errors: ['server.notFound'],
});

export const readProduct = operation({
  id: 'products.read',
  method: 'get',
  path: '/clients/products/:slug',
  summary: 'One product with its offers, highlights and history',
  input: productDetailQuery,
  answer: productDetail,
  errors: [...closedMarketErrors, 'invalid.zip.code', 'product.withdrawn'],
});

export const readPlate = operation({
  id: 'products.plate',
  method: 'get',
  path: '/clients/products/:slug/plate.svg',
  summary: 'A product’s drawing',
  input: readPlateInput,
  answer: z.object({}),
  errors: closedMarketErrors,
});

export const readPicture = operation({
  id: 'products.picture',
  method: 'get',
  path: '/clients/product-pictures/:id/:size',
  summary: 'The picture of a product in one of its sizes',
  input: readPictureInput,
  answer: z.object({}),
  errors: [...closedMarketErrors, 'aws.download.error'],
});

export const listSimilar = operation({
  id: 'products.similar',
  method: 'get',
  path: '/clients/products/:slug/similar',
  summary: 'What is in stock and comes nearest in THC, CBD and terpenes',
  input: productDetailQuery,
  answer: similarProducts,
  errors: [...closedMarketErrors, 'invalid.zip.code'],
});

export const listSelected = operation({
  id: 'products.selected',
  method: 'get',
  path: '/clients/selected-products',
  summary: 'Some products by their ids',
  input: selectedProductsQuery,
  answer: productItems,
  errors: [...closedMarketErrors, 'invalid.zip.code'],
});

export const readThcCbd = operation({
  id: 'products.thc-cbd',
  method: 'get',
  path: '/clients/thc-cbd',
  summary: 'The lowest and highest contents in the catalogue',
  input: z.object({}),
  answer: thcCbd,
});

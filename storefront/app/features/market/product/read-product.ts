import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Gets } from '@blattwerk/contract/client/types';
import type { ApiClient } from '@blattwerk/contract/client/client';
import type { ProductDetail, SimilarProduct } from '@blattwerk/contract/products/shapes';
import { ApiError } from '../../../lib/api/api-error.ts';

/** What the page of a product shows: the product, or why there is none to see. */
export type ProductData =
  | { kind: 'product'; product: ProductDetail; similar: readonly SimilarProduct[]; isZipUnknown: boolean }
  | { kind: 'closed'; reason: 'login' | 'prescription' }
  /** It was here once; `similar` is what may take its place. */
  | { kind: 'withdrawn'; name: string; similar: readonly SimilarProduct[] }
  | { kind: 'missing' };

type Reader = Pick<ApiClient, 'get'>;

const readBoth = async (api: Reader, slug: string, zipCode: string | undefined, isZipUnknown: boolean): Promise<ProductData> => {
  const given = { params: { slug }, query: { zipCode } };
  const [product, { items }] = await Promise.all([api.get('/clients/products/:slug', given), api.get('/clients/products/:slug/similar', given)]);
  return { kind: 'product', product, similar: items, isZipUnknown };
};

const readWithdrawn = async (api: Reader, slug: string, details: unknown): Promise<ProductData> => {
  const { name } = details as { name: string };
  const { items } = await api.get('/clients/products/:slug/similar', { params: { slug } });
  return { kind: 'withdrawn', name, similar: items };
};

/** A postal code that does not exist is the reader's slip, not the end of the page. Failures that the page has no words for are thrown on. */
export const readProduct = async (api: Reader, slug: string, zipCode: string): Promise<ProductData> => {
  const isZip = /^\d{5}$/.test(zipCode);
  try {
    return await readBoth(api, slug, isZip ? zipCode : undefined, zipCode !== '' && !isZip);
  } catch (error) {
    if (refusedWith<Gets['/clients/products/:slug']>(error, 'invalid.zip.code') && isZip) return readBoth(api, slug, undefined, true);
    if (refusedWith<Gets['/clients/products/:slug']>(error, 'product.withdrawn')) return readWithdrawn(api, slug, error.details);
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { kind: 'missing' };
    if (error.status === 401 || error.status === 403) return { kind: 'closed', reason: error.status === 401 ? 'login' : 'prescription' };
    throw error;
  }
};

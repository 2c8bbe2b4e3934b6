import type { ProductDetail, SimilarProduct, SimilarProducts } from '@blattwerk/contract/products/shapes';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Query } from '../../../lib/api/server-api.ts';

/** What the page of a product shows: the product, or why there is none to see. */
export type ProductData =
  | { kind: 'product'; product: ProductDetail; similar: readonly SimilarProduct[]; isZipUnknown: boolean }
  | { kind: 'closed'; reason: 'login' | 'prescription' }
  /** It was here once; `similar` is what may take its place. */
  | { kind: 'withdrawn'; name: string; similar: readonly SimilarProduct[] }
  | { kind: 'missing' };

type Get = <T>(path: string, query: Query) => Promise<T>;

const readBoth = async (get: Get, slug: string, query: Query, isZipUnknown: boolean): Promise<ProductData> => {
  const address = `/products/${encodeURIComponent(slug)}`;
  const [product, { items }] = await Promise.all([get<ProductDetail>(address, query), get<SimilarProducts>(`${address}/similar`, query)]);
  return { kind: 'product', product, similar: items, isZipUnknown };
};

const readWithdrawn = async (get: Get, slug: string, { details }: ApiError): Promise<ProductData> => {
  const { name } = details as { name: string };
  const { items } = await get<SimilarProducts>(`/products/${encodeURIComponent(slug)}/similar`, {});
  return { kind: 'withdrawn', name, similar: items };
};

/** A postal code that does not exist is the reader's slip, not the end of the page. Failures that the page has no words for are thrown on. */
export const readProduct = async (get: Get, slug: string, zipCode: string): Promise<ProductData> => {
  const isZip = /^\d{5}$/.test(zipCode);
  try {
    return await readBoth(get, slug, isZip ? { zipCode } : {}, zipCode !== '' && !isZip);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'invalid.zip.code' && isZip) return readBoth(get, slug, {}, true);
    if (error.code === 'product.withdrawn') return readWithdrawn(get, slug, error);
    if (error.status === 404) return { kind: 'missing' };
    if (error.status === 401 || error.status === 403) return { kind: 'closed', reason: error.status === 401 ? 'login' : 'prescription' };
    throw error;
  }
};

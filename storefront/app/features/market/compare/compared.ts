import type { ApiClient } from '@blattwerk/contract/client/client';
import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { mostCompared } from '../../../lib/comparison/comparison.ts';
import { readProduct, type ProductData } from '../product/read-product.ts';

/** The products that an address names, each once. */
export const slugsOf = (params: URLSearchParams): string[] =>
  [...new Set((params.get('products') ?? '').split(',').map((slug) => slug.trim()))].filter((slug) => slug !== '').slice(0, mostCompared);

export type Compared = { kind: 'products'; products: readonly ProductDetail[] } | Extract<ProductData, { kind: 'closed' }>;

/** What is no longer in the market is left out. */
export const readCompared = async (api: Pick<ApiClient, 'get'>, slugs: readonly string[]): Promise<Compared> => {
  const read = await Promise.all(slugs.map((slug) => readProduct(api, slug, '')));
  return read.find((one) => one.kind === 'closed') ?? { kind: 'products', products: read.flatMap((one) => (one.kind === 'product' ? [one.product] : [])) };
};

import type { Unit } from '@blattwerk/contract/products/enums';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { ComparedLine } from './comparison.ts';

interface ProductName {
  id: string;
  pzn: string;
  name: string;
  unit: Unit;
}

export const productNames = async (ctx: Ctx, lines: readonly ComparedLine[]): Promise<Map<string, ProductName>> => {
  const products: ProductName[] = await ctx
    .trx('products')
    .whereRaw('id = ANY(?)', [lines.map(({ productId }) => productId)])
    .select('id', 'pzn', 'name', 'unit');
  return new Map(products.map((product) => [product.id, product]));
};

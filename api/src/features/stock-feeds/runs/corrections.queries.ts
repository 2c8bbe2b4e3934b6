import type { Ctx } from '../../../kernel/ctx.ts';

/** Which of these PZNs, and which remembered articles, mean a product that the pharmacy has in stock. */
export const namesInStock = async ({ trx }: Ctx, pharmacyId: string, pzns: readonly string[]): Promise<{ pzns: Set<string>; aliases: Set<string> }> => {
  const stocked = trx('stock').where({ pharmacyId }).select('productId');
  const known: string[] = await trx('products')
    .whereIn('id', stocked)
    .whereRaw('pzn = ANY(?)', [[...pzns]])
    .pluck('pzn');
  const aliases: string[] = await trx('product_aliases').where({ pharmacyId }).whereIn('productId', stocked).pluck('alias');
  return { pzns: new Set(known), aliases: new Set(aliases) };
};

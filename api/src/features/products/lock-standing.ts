import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { Product } from './product.model.ts';

/** @throws server.notFound, product.merged for one that is another one now */
export const lockStanding = async ({ trx }: Ctx, id: string): Promise<Product> => {
  const product = found(await Product.query(trx).findById(id).forUpdate());
  if (product.mergedIntoId !== null) throw failure('product.merged');
  return product;
};

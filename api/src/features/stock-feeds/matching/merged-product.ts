import type { Ctx } from '../../../kernel/ctx.ts';
import { readAgain } from '../importing/content-memory.ts';
import { moveArticles, moveStock } from './merged-product.queries.ts';

/** What pharmacies deliver of one product is another one from now on. The caller holds all stock. */
export const moveDelivered = async (ctx: Ctx, merged: { from: string; to: string }): Promise<void> => {
  const pharmacyIds = [...(await moveStock(ctx, merged)), ...(await moveArticles(ctx, merged))];
  await readAgain(ctx, [...new Set(pharmacyIds)]);
};

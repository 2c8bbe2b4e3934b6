import type { Ctx } from '../../../kernel/ctx.ts';
import { mergeStock } from '../importing/merge-stock.ts';
import { ProductAlias } from '../product-alias.model.ts';
import { confirmAsDelivered, countForRun, currentRows, deleteStock } from './article-stock.queries.ts';

/**
 * Makes matched articles stock at once, from the rows that the pharmacy delivered last. The caller holds the pharmacies' stock.
 * @returns the articles that are stock now; the others wait for the next delivery
 */
export const putIntoStock = async (ctx: Ctx, articleIds: readonly string[]): Promise<Set<string>> => {
  const rows = await currentRows(ctx, articleIds);
  for (const [runId, delivered] of Map.groupBy(rows, (row) => row.runId)) {
    const pharmacyId = delivered[0]?.pharmacyId ?? '';
    const targets = delivered.map(({ productId, quantity, priceCents }) => ({ productId, quantity, priceCents }));
    await mergeStock(ctx, { pharmacyId, runId, mode: 'delta', targets });
    // The pharmacy confirmed these rows when it sent them, not when they were matched here.
    await confirmAsDelivered(
      ctx,
      delivered.map(({ id }) => id),
    );
    await countForRun(ctx, runId, delivered.length);
  }
  return new Set(rows.map(({ id }) => id));
};

/**
 * Takes out of the stock what a decision that is withdrawn had put there, unless another article of the pharmacy stands for the same product.
 * Should the product's own PZN be in the pharmacy's files too, the next delivery brings it back: no unconfirmed stock is shown.
 * @returns whether the stock is free of it now
 */
export const takeOutOfStock = async (
  ctx: Ctx,
  { id, pharmacyId, productId, runId }: { id: string; pharmacyId: string; productId: string; runId: string | null },
) => {
  const other = await ProductAlias.query(ctx.trx).where({ pharmacyId, productId, state: 'matched' }).whereNot({ id }).first();
  if (other) return false;
  await deleteStock(ctx, { pharmacyId, productId, runId });
  return true;
};

import type { DecidedArticle } from '@blattwerk/contract/unmatched-products/shapes';
import { articleStates, type UnmatchedAction } from '@blattwerk/contract/unmatched-products/states';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { nextState } from '../../../kernel/state-machine.ts';
import { putIntoStock, takeOutOfStock } from './article-stock.ts';
import { fetchSoon, readAgain } from '../importing/content-memory.ts';
import { lockStock } from '../importing/feed-lock.queries.ts';
import { ProductAlias } from '../product-alias.model.ts';
import { areProducts, articleById, readUnmatched, type ArticleRow } from './unmatched.queries.ts';

interface Decision {
  action: UnmatchedAction;
  productId: string | null;
}

/** Writes one decision, with what it takes out of the stock, and says in the log who made it. The caller holds the pharmacy's stock. */
export const writeDecision = async (ctx: Ctx, before: ArticleRow, { action, productId }: Decision): Promise<{ isCleared: boolean }> => {
  const state = nextState(articleStates, action, before.state);
  const written = await ProductAlias.query(ctx.trx)
    .where({ id: before.id, version: before.version })
    .patch({ state, productId, decidedAt: state === 'open' ? null : ctx.clock.now(), version: before.version + 1 });
  if (written === 0) throw failure('invalid.status');
  const isReplaced = before.productId !== null && before.productId !== productId;
  const isCleared = isReplaced && (await takeOutOfStock(ctx, { ...before, productId: before.productId as string }));
  await audit(ctx, {
    action: `unmatched-product.${action}`,
    objectType: 'unmatched-product',
    objectId: before.id,
    before: { state: before.state, productId: before.productId },
    after: { state, productId },
  });
  return { isCleared };
};

const decide = async (ctx: Ctx, id: string, decision: Decision): Promise<DecidedArticle> => {
  const { pharmacyId } = await articleById(ctx, id);
  await lockStock(ctx, [pharmacyId]);
  const before = await articleById(ctx, id);
  const { isCleared } = await writeDecision(ctx, before, decision);
  const isLive = decision.action === 'match' && ((await putIntoStock(ctx, [id])).has(id) || before.productId === decision.productId);
  await readAgain(ctx, [pharmacyId]);
  const isNow = isLive || isCleared || (decision.action !== 'match' && before.productId === null);
  if (!isNow) await fetchSoon(ctx, [pharmacyId]);
  return { ...(await readUnmatched(ctx, id)), effect: isNow ? 'now' : 'nextDelivery' };
};

/**
 * Says which product the pharmacy's article is. It is remembered for all later runs; what the pharmacy delivered last becomes stock at once where it still
 * holds, and its next file is read in full even if it is the same.
 * @throws server.notFound for an unknown article, server.unprocessableEntity for an unknown product
 */
export const matchArticle = async (ctx: Ctx, { id, productId }: { id: string; productId: string }): Promise<DecidedArticle> => {
  await articleById(ctx, id);
  if (!(await areProducts(ctx, [productId]))) throw failure('server.unprocessableEntity');
  return decide(ctx, id, { action: 'match', productId });
};

/** The article is none of ours; it is not asked about again. @throws server.notFound */
export const ignoreArticle = (ctx: Ctx, { id }: { id: string }): Promise<DecidedArticle> => decide(ctx, id, { action: 'ignore', productId: null });

/** Takes a decision back: the article waits for another one, and what the first one had put into the stock is gone. @throws server.notFound, invalid.status when there is none */
export const undoDecision = (ctx: Ctx, { id }: { id: string }): Promise<DecidedArticle> => decide(ctx, id, { action: 'undo', productId: null });

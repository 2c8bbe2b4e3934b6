import type { MatchSuggestedInput, MatchSuggestedResult } from '@blattwerk/contract/unmatched-products/shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { putIntoStock } from './article-stock.ts';
import { fetchSoon, readAgain } from '../importing/content-memory.ts';
import { lockStock } from '../importing/feed-lock.queries.ts';
import { suggestProducts } from './suggest-products.ts';
import { areProducts, articlesById, type ArticleRow } from './unmatched.queries.ts';
import { writeDecision } from './unmatched.service.ts';

type Skipped = MatchSuggestedResult['skipped'];

/** Which product each article is to be, as it was confirmed or as its first suggestion says with enough certainty. */
const chosenProducts = async (ctx: Ctx, input: MatchSuggestedInput, articles: readonly ArticleRow[]): Promise<Map<string, string>> => {
  if ('matches' in input) {
    const productIds = input.matches.map(({ productId }) => productId);
    if (!(await areProducts(ctx, productIds))) throw failure('server.unprocessableEntity');
    return new Map(input.matches.map(({ id, productId }) => [id, productId]));
  }
  const suggestions = await suggestProducts(
    ctx,
    articles.map(({ name }) => name),
  );
  return new Map(
    articles.flatMap(({ id, name }) => {
      const first = suggestions.get(name)?.[0];
      return first && first.score >= input.minimumScore ? [[id, first.productId] as const] : [];
    }),
  );
};

const idsOf = (input: MatchSuggestedInput): string[] => ('matches' in input ? input.matches.map(({ id }) => id) : input.ids);

/**
 * Confirms many suggestions in one go, each with its own line in the log. What a user decided meanwhile is left as it is.
 * @throws server.notFound when one of the articles is missing or another pharmacy's, server.unprocessableEntity for an unknown product
 */
export const matchSuggested = async (ctx: Ctx, input: MatchSuggestedInput): Promise<MatchSuggestedResult> => {
  const ids = idsOf(input);
  const pharmacyIds = [...new Set((await articlesById(ctx, ids)).map(({ pharmacyId }) => pharmacyId))];
  await lockStock(ctx, pharmacyIds);
  const articles = await articlesById(ctx, ids);
  const open = articles.filter(({ state }) => state === 'open');
  const chosen = await chosenProducts(ctx, input, open);
  const decided = open.filter(({ id }) => chosen.has(id));
  for (const article of decided) await writeDecision(ctx, article, { action: 'match', productId: chosen.get(article.id) ?? null });
  const live = await putIntoStock(
    ctx,
    decided.map(({ id }) => id),
  );
  const touched = decided.map(({ pharmacyId }) => pharmacyId);
  await readAgain(ctx, touched);
  if (live.size < decided.length) await fetchSoon(ctx, touched);
  const skipped: Skipped = articles.flatMap(({ id, state }): Skipped =>
    state !== 'open' ? [{ id, reason: 'decided' }] : chosen.has(id) ? [] : [{ id, reason: 'uncertain' }],
  );
  return { matched: decided.length, live: live.size, skipped };
};

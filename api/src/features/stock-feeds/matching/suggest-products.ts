import type { MatchSuggestion } from '@blattwerk/contract/unmatched-products/shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { nearestProducts } from './suggest-products.queries.ts';
import { bareName, ranked } from './suggestions.ts';

const suggestionsShown = 5;

/** The products that are most like each article: the database narrows down by letters, the names' own pattern ranks. */
export const suggestProducts = async (ctx: Ctx, names: readonly string[]): Promise<Map<string, MatchSuggestion[]>> => {
  if (names.length === 0) return new Map();
  const wanted = [...new Set(names)].map((name) => ({ name, bare: bareName(name) }));
  const rows = await nearestProducts(ctx, wanted);
  const near = Map.groupBy(rows, ({ article }) => article);
  return new Map(
    [...near].map(([article, products]) => [
      article,
      ranked(article, products)
        .slice(0, suggestionsShown)
        .map(({ productId, pzn, name, score, reasons }) => ({ productId, pzn, name, score, reasons })),
    ]),
  );
};

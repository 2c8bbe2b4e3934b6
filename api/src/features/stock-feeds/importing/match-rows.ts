import { articleKey, type FeedRow, type FeedRowError } from '../../../adapters/feed-formats/rows.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { productsByPzn, rememberedArticles, type RememberedArticle, type StockLine, type StockTarget, type UnmatchedArticle } from './match-rows.queries.ts';

export interface Matching {
  targets: StockTarget[];
  unmatched: UnmatchedArticle[];
  errors: FeedRowError[];
}

/** Under what a pharmacy's article is remembered: its PZN when it has one that we do not know, else its name. */
export const aliasOf = (row: Pick<FeedRow, 'pzn' | 'name'>): string => (row.pzn ? `pzn:${row.pzn}` : `name:${articleKey(row.name ?? '')}`);

/** Each row's product: by PZN, else as the pharmacy's article was matched before, else it is for a person to decide. Pure. */
const matchRows = (rows: readonly FeedRow[], productByPzn: ReadonlyMap<string, string>, remembered: ReadonlyMap<string, RememberedArticle>): Matching => {
  const matching: Matching = { targets: [], unmatched: [], errors: [] };
  const taken = new Set<string>();
  for (const row of rows) {
    const byPzn = row.pzn ? productByPzn.get(row.pzn) : undefined;
    const alias = byPzn ? '' : aliasOf(row);
    const known = byPzn ? undefined : remembered.get(alias);
    const productId = byPzn ?? known?.productId;
    if (productId && taken.has(productId)) matching.errors.push({ line: row.line, field: row.pzn ? 'pzn' : 'name', code: 'product.duplicate' });
    else if (productId) {
      taken.add(productId);
      matching.targets.push({ productId, quantity: row.quantity, priceCents: row.priceCents });
    } else if (known?.state !== 'ignored') {
      const { pzn = null, name = pzn ?? '', quantity, priceCents } = row;
      matching.unmatched.push({ alias, name, pzn, quantity, priceCents });
    }
  }
  return matching;
};

/** Looks up what `matchRows` needs and matches. What the pharmacy has already (`current`) is not asked for again. */
export const matchWithCatalogue = async (
  ctx: Ctx,
  pharmacyId: string,
  rows: readonly FeedRow[],
  current: readonly Pick<StockLine, 'pzn' | 'productId'>[] = [],
): Promise<Matching> => {
  const productByPzn = new Map<string, string>();
  for (const { pzn, productId } of current) productByPzn.set(pzn, productId);
  const isKnown = ({ pzn }: FeedRow): boolean => pzn !== undefined && productByPzn.has(pzn);
  const others = rows.filter((row) => !isKnown(row));
  for (const { id, pzn } of await productsByPzn(
    ctx,
    others.flatMap(({ pzn }) => pzn ?? []),
  ))
    productByPzn.set(pzn, id);
  const aliases = others.every(isKnown) ? [] : await rememberedArticles(ctx, pharmacyId);
  return matchRows(rows, productByPzn, new Map(aliases.map((alias) => [alias.alias, alias])));
};

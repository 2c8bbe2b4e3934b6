import type { MatchSuggestion } from '@blattwerk/contract/unmatched-products/shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { bareName, ranked, type Likely } from './suggestions.ts';

const suggestionsShown = 5;
interface Near extends Likely {
  article: string;
  productId: string;
  pzn: string;
}

/** The products that are most like each article: the database narrows down by letters, the names' own pattern ranks. */
export const suggestProducts = async (ctx: Ctx, names: readonly string[]): Promise<Map<string, MatchSuggestion[]>> => {
  if (names.length === 0) return new Map();
  const wanted = [...new Set(names)].map((name) => ({ name, bare: bareName(name) }));
  const { rows } = await ctx.trx.raw<{ rows: Near[] }>(
    `WITH candidates AS (
       SELECT products.id, products.pzn, products.name, products.thc::float8 AS thc, products.cbd::float8 AS cbd, strains.name AS strain,
              lower(products.name) AS said, lower(concat_ws(' ', products.name, strains.name)) AS spoken
       FROM products LEFT JOIN strains ON strains.id = products.strain_id
     )
     SELECT wanted.name AS article, near.id AS "productId", near.pzn, near.name, near.thc, near.cbd, near.strain
     FROM jsonb_to_recordset(?::jsonb) AS wanted (name text, bare text)
     CROSS JOIN LATERAL (
       SELECT * FROM candidates ORDER BY greatest(similarity(said, wanted.bare), similarity(spoken, wanted.bare)) DESC, id LIMIT 40
     ) AS near`,
    [JSON.stringify(wanted)],
  );
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

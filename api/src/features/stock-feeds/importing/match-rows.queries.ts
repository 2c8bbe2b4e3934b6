import type { UnmatchedState } from '@blattwerk/contract/unmatched-products/states';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';

/** What a row means for the stock table. */
export interface StockTarget {
  productId: string;
  quantity: number;
  priceCents: number;
}
/** What the pharmacy has, with the product's PZN. */
export interface StockLine extends StockTarget {
  pzn: string;
}
export interface UnmatchedArticle {
  alias: string;
  name: string;
  pzn: string | null;
  /** What the row says, so that a decision about the article can become stock at once. */
  quantity: number;
  priceCents: number;
}

export interface RememberedArticle {
  alias: string;
  productId: string | null;
  state: UnmatchedState;
}

/** The pharmacy's stock at the moment. No other transaction changes it after `lockStock`. */
export const stockOf = (ctx: Ctx, pharmacyId: string): Promise<StockLine[]> =>
  ctx.trx
    .raw<{ rows: StockLine[] }>(
      `SELECT stock.product_id AS "productId", products.pzn, stock.quantity::float8 AS quantity, stock.price_cents AS "priceCents"
       FROM stock JOIN products ON products.id = stock.product_id WHERE stock.pharmacy_id = ?`,
      [pharmacyId],
    )
    .then(({ rows }) => rows);

/** The number of a product that was merged means the one that stays. */
export const productsByPzn = async (ctx: Ctx, pzns: readonly string[]): Promise<{ id: string; pzn: string }[]> =>
  pzns.length === 0 ? [] : rawRows(ctx.trx, 'SELECT coalesce(merged_into_id, id) AS id, pzn FROM products WHERE pzn = ANY (CAST(:pzns AS text[]))', { pzns });

/** What was decided about the pharmacy's articles, and what still waits. */
export const rememberedArticles = ({ trx }: Ctx, pharmacyId: string): Promise<RememberedArticle[]> =>
  trx('product_aliases').where({ pharmacyId }).select('alias', 'productId', 'state');

/** Puts unknown articles on the review list, each once, and closes entries whose PZN is in the catalogue by now. */
export const rememberUnmatched = async (ctx: Ctx, pharmacyId: string, runId: string, articles: readonly UnmatchedArticle[]): Promise<void> => {
  const now = ctx.clock.now();
  if (articles.length > 0) {
    await ctx.trx.raw(
      `INSERT INTO product_aliases (pharmacy_id, alias, name, pzn, last_seen_at, run_id, quantity, price_cents)
       SELECT ?, article.alias, article.name, article.pzn, ?, ?, article.quantity, article."priceCents"
       FROM jsonb_to_recordset(?::jsonb) AS article (alias text, name text, pzn text, quantity numeric, "priceCents" integer)
       ON CONFLICT (pharmacy_id, alias) DO UPDATE
       SET last_seen_at = excluded.last_seen_at, name = excluded.name, run_id = excluded.run_id, quantity = excluded.quantity, price_cents = excluded.price_cents`,
      [pharmacyId, now, runId, JSON.stringify(articles)],
    );
  }
  await ctx.trx.raw(
    `UPDATE product_aliases SET state = 'matched', product_id = products.id, decided_at = ?, version = product_aliases.version + 1
     FROM products WHERE product_aliases.pharmacy_id = ? AND product_aliases.state = 'open' AND products.pzn = product_aliases.pzn`,
    [now, pharmacyId],
  );
};

import { articleKey, type FeedRow, type FeedRowError } from '../../../adapters/feed-formats/rows.ts';
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
export interface Matching {
  targets: StockTarget[];
  unmatched: UnmatchedArticle[];
  errors: FeedRowError[];
}

/** Under what a pharmacy's article is remembered: its PZN when it has one that we do not know, else its name. */
export const aliasOf = (row: Pick<FeedRow, 'pzn' | 'name'>): string => (row.pzn ? `pzn:${row.pzn}` : `name:${articleKey(row.name ?? '')}`);

interface Remembered {
  alias: string;
  productId: string | null;
  state: 'open' | 'matched' | 'ignored';
}

/** Each row's product: by PZN, else as the pharmacy's article was matched before, else it is for a person to decide. Pure. */
const matchRows = (rows: readonly FeedRow[], productByPzn: ReadonlyMap<string, string>, remembered: ReadonlyMap<string, Remembered>): Matching => {
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

/** The pharmacy's stock at the moment. No other transaction changes it after `lockStock`. */
export const stockOf = (ctx: Ctx, pharmacyId: string): Promise<StockLine[]> =>
  ctx.trx
    .raw<{ rows: StockLine[] }>(
      `SELECT stock.product_id AS "productId", products.pzn, stock.quantity::float8 AS quantity, stock.price_cents AS "priceCents"
       FROM stock JOIN products ON products.id = stock.product_id WHERE stock.pharmacy_id = ?`,
      [pharmacyId],
    )
    .then(({ rows }) => rows);

const productsOf = async (ctx: Ctx, pzns: readonly string[]): Promise<{ id: string; pzn: string }[]> =>
  pzns.length === 0 ? [] : rawRows(ctx.trx, 'SELECT id, pzn FROM products WHERE pzn = ANY (CAST(:pzns AS text[]))', { pzns });

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
  for (const { id, pzn } of await productsOf(
    ctx,
    others.flatMap(({ pzn }) => pzn ?? []),
  ))
    productByPzn.set(pzn, id);
  const aliases: Remembered[] = others.every(isKnown) ? [] : await ctx.trx('product_aliases').where({ pharmacyId }).select('alias', 'productId', 'state');
  return matchRows(rows, productByPzn, new Map(aliases.map((alias) => [alias.alias, alias])));
};

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

import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { UnmatchedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import type { Knex } from 'knex';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { readAgain } from './content-memory.ts';
import { ofPharmacies } from './stock-feed.model.ts';
import { bareName, likeness } from './suggestions.ts';

type Suggestion = UnmatchedRecord['suggestions'][number];
interface AliasRow {
  id: string;
  pharmacyId: string;
  pharmacyName: string;
  alias: string;
  name: string;
  pzn: string | null;
  state: UnmatchedRecord['state'];
  productId: string | null;
  lastSeenAt: Date;
  version: number;
}

const fields: ListFields = {
  id: { column: 'product_aliases.id', kind: 'id' },
  pharmacyId: { column: 'product_aliases.pharmacyId', kind: 'id' },
  pharmacyName: { column: 'pharmacies.name', kind: 'text' },
  name: { column: 'product_aliases.name', kind: 'text' },
  pzn: { column: 'product_aliases.pzn', kind: 'text' },
  state: { column: 'product_aliases.state', kind: 'text' },
  productId: { column: 'product_aliases.productId', kind: 'id' },
  lastSeenAt: { column: 'product_aliases.lastSeenAt', kind: 'instant' },
};

const aliasRows = (ctx: Ctx): Knex.QueryBuilder => {
  const query = ctx.trx('product_aliases').join('pharmacies', 'pharmacies.id', 'product_aliases.pharmacyId');
  return ofPharmacies(query, ctx.actor, 'product_aliases.pharmacyId').select('product_aliases.*', 'pharmacies.name as pharmacyName');
};

const suggestionsShown = 5;

/** The products whose names are most like each article's: the database narrows down by letters, the names' own pattern ranks. */
export const suggestProducts = async (ctx: Ctx, names: readonly string[]): Promise<Map<string, Suggestion[]>> => {
  const wanted = names.map((name) => ({ name, bare: bareName(name) }));
  const { rows } = await ctx.trx.raw<{ rows: { article: string; productId: string; pzn: string; name: string }[] }>(
    `SELECT wanted.name AS article, near.id AS "productId", near.pzn, near.name
     FROM jsonb_to_recordset(?::jsonb) AS wanted (name text, bare text)
     CROSS JOIN LATERAL (SELECT id, pzn, name FROM products ORDER BY similarity(lower(name), wanted.bare) DESC LIMIT 40) AS near`,
    [JSON.stringify(wanted)],
  );
  const suggestions = new Map<string, Suggestion[]>();
  for (const { article, ...product } of rows)
    suggestions.set(article, [...(suggestions.get(article) ?? []), { ...product, score: likeness(article, product.name) }]);
  return new Map([...suggestions].map(([name, found]) => [name, found.sort((a, b) => b.score - a.score).slice(0, suggestionsShown)]));
};

const present = (row: AliasRow, suggestions: Suggestion[]): UnmatchedRecord => ({
  id: row.id,
  pharmacyId: row.pharmacyId,
  pharmacyName: row.pharmacyName,
  name: row.name,
  pzn: row.pzn,
  state: row.state,
  productId: row.productId,
  suggestions,
  lastSeenAt: row.lastSeenAt.toISOString(),
  version: row.version,
  abilities: ['match', 'ignore'],
});

/** Articles that nobody could match; without a filter on `state` those that wait for a decision. */
export const listUnmatched = async (ctx: Ctx, query: ListQuery): Promise<{ items: UnmatchedRecord[]; total: number }> => {
  const base = aliasRows(ctx);
  if (!query.filters.some(({ field }) => field === 'state')) base.where('product_aliases.state', 'open');
  const { rows, total } = await listPage<AliasRow>(base, query, { fields, defaultSort: 'pharmacyName,name', tieBreaker: 'product_aliases.id' });
  const suggestions = await suggestProducts(
    ctx,
    rows.filter(({ state }) => state === 'open').map(({ name }) => name),
  );
  return { items: rows.map((row) => present(row, suggestions.get(row.name) ?? [])), total };
};

export const readUnmatched = async (ctx: Ctx, id: string): Promise<UnmatchedRecord> => {
  const row = found<AliasRow>(await aliasRows(ctx).where('product_aliases.id', id).first());
  const suggestions = row.state === 'open' ? await suggestProducts(ctx, [row.name]) : new Map<string, Suggestion[]>();
  return present(row, suggestions.get(row.name) ?? []);
};

const decide = async (ctx: Ctx, id: string, decision: { state: 'matched' | 'ignored'; productId: string | null }): Promise<UnmatchedRecord> => {
  const before = await readUnmatched(ctx, id);
  await ctx
    .trx('product_aliases')
    .where({ id })
    .update({ ...decision, version: before.version + 1 });
  await readAgain(ctx, [before.pharmacyId]);
  const action = decision.state === 'matched' ? 'unmatched-product.match' : 'unmatched-product.ignore';
  await audit(ctx, { action, objectType: 'unmatched-product', objectId: id, before: { state: before.state, productId: before.productId }, after: decision });
  return readUnmatched(ctx, id);
};

/**
 * Says which product the pharmacy's article is. It is remembered for all later runs, and the pharmacy's next file is read in full even if it is the same.
 * @throws server.notFound for an unknown article, server.unprocessableEntity for an unknown product
 */
export const matchArticle = async (ctx: Ctx, { id, productId }: { id: string; productId: string }): Promise<UnmatchedRecord> => {
  if (!(await ctx.trx('products').where({ id: productId }).first('id'))) throw failure('server.unprocessableEntity');
  return decide(ctx, id, { state: 'matched', productId });
};

/** The article is none of ours; it is not asked about again. @throws server.notFound */
export const ignoreArticle = (ctx: Ctx, { id }: { id: string }): Promise<UnmatchedRecord> => decide(ctx, id, { state: 'ignored', productId: null });

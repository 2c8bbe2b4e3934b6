import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { MatchSuggestion, UnmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { articleStates, type UnmatchedState } from '@blattwerk/contract/unmatched-products/states';
import type { Knex } from 'knex';
import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { listPage, type ListFields } from '../../../kernel/list-query.ts';
import { possibleActions } from '../../../kernel/state-machine.ts';
import { ofPharmacies } from '../stock-feed.model.ts';
import { suggestProducts } from './suggest-products.ts';

/** An article as a pharmacy's files name it, with what a user decided about it. */
export interface ArticleRow {
  id: string;
  pharmacyId: string;
  pharmacyName: string;
  alias: string;
  name: string;
  pzn: string | null;
  state: UnmatchedState;
  productId: string | null;
  productName: string | null;
  productPzn: string | null;
  quantity: number | null;
  priceCents: number | null;
  runId: string | null;
  lastSeenAt: Date;
  decidedAt: Date | null;
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
  productName: { column: 'products.name', kind: 'text' },
  lastSeenAt: { column: 'product_aliases.lastSeenAt', kind: 'instant' },
  decidedAt: { column: 'product_aliases.decidedAt', kind: 'instant' },
};

const articleRows = (ctx: Ctx): Knex.QueryBuilder => {
  const query = ctx
    .trx('product_aliases')
    .join('pharmacies', 'pharmacies.id', 'product_aliases.pharmacyId')
    .leftJoin('products', 'products.id', 'product_aliases.productId');
  return ofPharmacies(query, ctx.actor, 'product_aliases.pharmacyId').select(
    'product_aliases.*',
    'pharmacies.name as pharmacyName',
    'products.name as productName',
    'products.pzn as productPzn',
  );
};

const present = (row: ArticleRow, suggestions: MatchSuggestion[]): UnmatchedRecord => ({
  id: row.id,
  pharmacyId: row.pharmacyId,
  pharmacyName: row.pharmacyName,
  name: row.name,
  pzn: row.pzn,
  state: row.state,
  productId: row.productId,
  product: row.productId && row.productName && row.productPzn ? { id: row.productId, pzn: row.productPzn, name: row.productName } : null,
  quantity: row.quantity,
  priceCents: row.priceCents,
  suggestions,
  lastSeenAt: row.lastSeenAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
  abilities: possibleActions(articleStates, row.state),
});

/** Articles that nobody could match; without a filter on `state` those that wait for a decision. */
export const listUnmatched = async (ctx: Ctx, query: ListQuery): Promise<{ items: UnmatchedRecord[]; total: number }> => {
  const base = articleRows(ctx);
  if (!query.filters.some(({ field }) => field === 'state')) base.where('product_aliases.state', 'open');
  const { rows, total } = await listPage<ArticleRow>(base, query, { fields, defaultSort: 'pharmacyName,name', tieBreaker: 'product_aliases.id' });
  const suggestions = await suggestProducts(
    ctx,
    rows.filter(({ state }) => state === 'open').map(({ name }) => name),
  );
  return { items: rows.map((row) => present(row, (row.state === 'open' && suggestions.get(row.name)) || [])), total };
};

/** @throws server.notFound for an article that is not there or not of the caller's pharmacy */
export const articleById = async (ctx: Ctx, id: string): Promise<ArticleRow> =>
  found<ArticleRow>(await articleRows(ctx).where('product_aliases.id', id).first());

/** Several, in one order whatever the request's is. @throws server.notFound when one of them is missing or another pharmacy's */
export const articlesById = async (ctx: Ctx, ids: readonly string[]): Promise<ArticleRow[]> => {
  const rows: ArticleRow[] = await articleRows(ctx)
    .whereRaw('product_aliases.id = ANY(?)', [[...ids]])
    .orderBy('product_aliases.id');
  if (rows.length < new Set(ids).size) found(undefined);
  return rows;
};

/** @throws server.notFound */
export const readUnmatched = async (ctx: Ctx, id: string): Promise<UnmatchedRecord> => {
  const row = await articleById(ctx, id);
  const suggestions = row.state === 'open' ? await suggestProducts(ctx, [row.name]) : new Map<string, MatchSuggestion[]>();
  return present(row, suggestions.get(row.name) ?? []);
};

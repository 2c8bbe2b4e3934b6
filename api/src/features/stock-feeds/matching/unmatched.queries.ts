import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { MatchSuggestion, UnmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { articleStates, type UnmatchedState } from '@blattwerk/contract/unmatched-products/states';
import type { Knex } from 'knex';
import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, readRecord, readRow, type ListFields, type RecordPage } from '../../../kernel/list-records.ts';
import { openedBy } from '../../../kernel/open-list.ts';
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

const fields = {
  ...columnsOf('product_aliases', {
    id: 'id',
    pharmacyId: 'id',
    name: 'text',
    pzn: 'text',
    state: 'text',
    productId: 'id',
    lastSeenAt: 'instant',
    decidedAt: 'instant',
  }),
  pharmacyName: { column: 'pharmacies.name', kind: 'text' },
  productName: { column: 'products.name', kind: 'text' },
} satisfies ListFields;

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

/** A suggestion is for an article that waits for a decision. */
const presentAll = async (rows: readonly ArticleRow[], ctx: Ctx): Promise<UnmatchedRecord[]> => {
  const open = rows.filter(({ state }) => state === 'open');
  const suggestions =
    open.length === 0
      ? new Map<string, MatchSuggestion[]>()
      : await suggestProducts(
          ctx,
          open.map(({ name }) => name),
        );
  return rows.map((row) => present(row, (row.state === 'open' && suggestions.get(row.name)) || []));
};

/** Unmatched articles; without a filter on `state` those that wait for a decision. */
const unmatched = defineList({
  fields,
  key: ['product_aliases.id'],
  defaultSort: ['pharmacyName', 'name'],
  search: { text: ['product_aliases.name', 'product_aliases.pzn', 'pharmacies.name'] },
  defaultFilters: { state: 'open' },
  visibleTo: articleRows,
  present: presentAll,
});

export const listUnmatched = (ctx: Ctx, query: ListQuery): Promise<RecordPage<UnmatchedRecord>> => listRecords(unmatched, ctx, query);

/** @throws server.notFound for an article that is not there or not of the caller's pharmacy */
export const articleById = (ctx: Ctx, id: string): Promise<ArticleRow> => readRow(unmatched, ctx, id);

/** Several, in one order whatever the request's is. @throws server.notFound when one of them is missing or another pharmacy's */
export const articlesById = async (ctx: Ctx, ids: readonly string[]): Promise<ArticleRow[]> => {
  const rows: ArticleRow[] = await articleRows(ctx)
    .whereRaw('product_aliases.id = ANY(?)', [[...ids]])
    .orderBy('product_aliases.id');
  if (rows.length < new Set(ids).size) found(undefined);
  return rows;
};

/** @throws server.notFound */
export const readUnmatched = (ctx: Ctx, id: string): Promise<UnmatchedRecord> => readRecord(unmatched, ctx, id);

/** Whether each of these is a product of the catalogue. */
export const areProducts = async ({ trx }: Ctx, ids: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(ids)];
  const known = await trx('products').whereRaw('id = ANY(?) AND merged_into_id IS NULL', [wanted]).select('id');
  return known.length === wanted.length;
};

export const unmatchedList = openedBy(() => unmatched);

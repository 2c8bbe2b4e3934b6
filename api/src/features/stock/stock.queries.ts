import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { stockId, StockRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { historyDays, type StockChange, type StockHistory } from '@blattwerk/contract/stock-feeds/stock-history';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRow, type ListFields, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy, type VisibleIds } from '../../kernel/open-list.ts';
import { ofPharmacies } from '../stock-feeds/public.ts';

const fields = {
  ...columnsOf('stock', { pharmacyId: 'id', productId: 'id', quantity: 'number', priceCents: 'number', confirmedAt: 'instant' }),
  ...columnsOf('products', { pzn: 'text', unit: 'text' }),
  pharmacyName: { column: 'stock.pharmacyName', kind: 'text' },
  productName: { column: 'products.name', kind: 'text' },
} satisfies ListFields;

interface Row extends Omit<StockRecord, 'id' | 'confirmedAt'> {
  confirmedAt: Date;
}

const stockRows = (ctx: Ctx): Knex.QueryBuilder => {
  const stock = ctx
    .trx('stock')
    .join('pharmacies', 'pharmacies.id', 'stock.pharmacyId')
    .select('pharmacyId', 'productId', 'quantity', 'priceCents', 'currency', 'pharmacies.name as pharmacyName')
    .select(ctx.trx.raw('greatest(confirmed_at, stock_confirmed_at) AS confirmed_at'))
    .as('stock');
  const base = ctx.trx.from(stock).join('products', 'products.id', 'stock.productId');
  return ofPharmacies(base, ctx.actor, 'stock.pharmacyId').select('stock.*', 'products.name as productName', 'products.pzn', 'products.unit');
};

const present = (row: Row): StockRecord => ({
  id: `${row.pharmacyId}:${row.productId}`,
  pharmacyId: row.pharmacyId,
  pharmacyName: row.pharmacyName,
  productId: row.productId,
  productName: row.productName,
  pzn: row.pzn,
  quantity: row.quantity,
  unit: row.unit,
  priceCents: row.priceCents,
  currency: row.currency,
  confirmedAt: row.confirmedAt.toISOString(),
});

/** What pharmacies have, with exact amounts: for administrators, and for a pharmacy its own. */
const stock = defineList({
  fields,
  key: ['stock.pharmacyId', 'stock.productId'],
  defaultSort: ['pharmacyName', 'productName'],
  alwaysSet: ['pharmacyId', 'productId', 'quantity', 'priceCents', 'confirmedAt', 'pharmacyName', 'productName', 'unit'],
  search: {
    among: [
      { column: 'stock.productId', table: 'products', text: ['name', 'pzn'] },
      { column: 'stock.pharmacyId', table: 'pharmacies', text: ['name'] },
    ],
  },
  visibleTo: stockRows,
  present: (rows: readonly Row[]) => rows.map(present),
});

export const listStock = (ctx: Ctx, query: ListQuery): Promise<RecordPage<StockRecord>> => listRecords(stock, ctx, query);

/** Those of the rows that the actor sees. */
export const stockIds: VisibleIds = (ctx, ids) =>
  stockRows(ctx)
    .clearSelect()
    .whereIn(
      ['stock.pharmacyId', 'stock.productId'],
      ids.map((one) => one.split(':')).filter((pair) => pair.length === 2),
    )
    .select(ctx.trx.raw(`stock.pharmacy_id || ':' || stock.product_id AS id`))
    .then((rows: { id: string }[]) => rows.map(({ id }) => id));

/** More are not shown: a row that changes every quarter of an hour for three months. */
const mostChanges = 1000;

/** One product of one pharmacy and what changed of it in the last months. @throws server.notFound for a row that is not there or not the caller's */
export const readStock = async (ctx: Ctx, id: z.output<typeof stockId>): Promise<StockHistory> => {
  const [pharmacyId = '', productId = ''] = id.split(':');
  const row = await readRow(stock, ctx, pharmacyId, productId);
  const since = new Date(ctx.clock.now().getTime() - historyDays * duration.days);
  const changes: (Omit<StockChange, 'at'> & { at: Date })[] = await ctx
    .trx('stock_changes')
    .where({ pharmacyId, productId })
    .where('at', '>=', since)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostChanges)
    .select('at', 'quantity', 'priceCents', 'runId');
  return { ...present(row), changes: changes.map(({ at, quantity, priceCents, runId }) => ({ at: at.toISOString(), quantity, priceCents, runId })) };
};

export const stockList = openedBy(() => stock);

import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { StockRecord } from '@blattwerk/contract/stock-feeds/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { ofPharmacies } from '../stock-feeds/public.ts';

const fields: ListFields = {
  pharmacyId: { column: 'stock.pharmacyId', kind: 'id' },
  pharmacyName: { column: 'pharmacies.name', kind: 'text' },
  productId: { column: 'stock.productId', kind: 'id' },
  productName: { column: 'products.name', kind: 'text' },
  pzn: { column: 'products.pzn', kind: 'text' },
  quantity: { column: 'stock.quantity', kind: 'number' },
  unit: { column: 'products.unit', kind: 'text' },
  priceCents: { column: 'stock.priceCents', kind: 'number' },
  confirmedAt: { column: 'stock.confirmedAt', kind: 'instant' },
};

interface Row extends Omit<StockRecord, 'id' | 'confirmedAt'> {
  confirmedAt: Date;
}

/** What pharmacies have, with exact amounts: for administrators, and for a pharmacy its own. */
export const listStock = async (ctx: Ctx, query: ListQuery): Promise<{ items: StockRecord[]; total: number }> => {
  const stock = ctx
    .trx('stock')
    .join('pharmacies', 'pharmacies.id', 'stock.pharmacyId')
    .select('pharmacyId', 'productId', 'quantity', 'priceCents', 'currency')
    .select(ctx.trx.raw('greatest(confirmed_at, stock_confirmed_at) AS confirmed_at'))
    .as('stock');
  const base = ctx.trx.from(stock).join('products', 'products.id', 'stock.productId').join('pharmacies', 'pharmacies.id', 'stock.pharmacyId');
  ofPharmacies(base, ctx.actor, 'stock.pharmacyId').select(
    'stock.*',
    'products.name as productName',
    'products.pzn',
    'products.unit',
    'pharmacies.name as pharmacyName',
  );
  const { rows, total } = await listPage<Row>(base, query, { fields, defaultSort: 'pharmacyName,productName,pharmacyId', tieBreaker: 'stock.productId' });
  return { items: rows.map(present), total };
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

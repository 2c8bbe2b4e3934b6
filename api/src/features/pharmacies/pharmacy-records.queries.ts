import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { PharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { goneBefore } from '../products/public.ts';
import { ofPharmacies } from '../stock-feeds/public.ts';
import { abilitiesOf } from './pharmacy-records.policy.ts';
import type { Pharmacy } from './pharmacy.model.ts';

type Row = Pharmacy & { productCount: number | null; marketCount: number | null; confirmedAt: Date | null };

/** What each pharmacy says it has, and how much of it the market shows: published products whose data still counts. Of the pharmacies of a page, or of all. */
const stockedRows = (ctx: Ctx, gone: Date, ids?: readonly string[]): Knex.QueryBuilder => {
  const stocked = ctx
    .trx('stock')
    .join('pharmacies as holder', 'holder.id', 'stock.pharmacyId')
    .join('products', 'products.id', 'stock.productId')
    .where('quantity', '>', 0)
    .groupBy('pharmacyId')
    .select('pharmacyId')
    .select(ctx.trx.raw('count(*)::integer AS product_count, max(greatest(confirmed_at, stock_confirmed_at)) AS confirmed_at'))
    .select(
      ctx.trx.raw(
        `(count(*) FILTER (WHERE holder.is_listed AND products.published_at IS NOT NULL
          AND greatest(confirmed_at, stock_confirmed_at) > CAST(? AS timestamptz)))::integer AS market_count`,
        [gone],
      ),
    )
    .as('stocked');
  return ids ? stocked.whereIn('pharmacyId', [...ids]) : stocked;
};

const rows = (ctx: Ctx, gone: Date, ids?: readonly string[]): Knex.QueryBuilder => {
  const query = ctx.trx('pharmacies').leftJoin(stockedRows(ctx, gone, ids), 'stocked.pharmacyId', 'pharmacies.id');
  return ofPharmacies(query, ctx.actor, 'pharmacies.id').select('pharmacies.*', 'stocked.productCount', 'stocked.marketCount', 'stocked.confirmedAt');
};

const present = (row: Row, ctx: Ctx): PharmacyRecord => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  street: row.street,
  houseNum: row.houseNum,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  email: row.email,
  tanEmail: row.tanEmail,
  phone: row.phone,
  website: row.website,
  isPickupOnly: row.isPickupOnly,
  isListed: row.isListed,
  hasCourier: row.hasCourier,
  acceptsElectronic: row.acceptsElectronic,
  shippingCents: row.shippingCents,
  freeShippingFromCents: row.freeShippingFromCents,
  openingHours: row.openingHours,
  productCount: row.productCount ?? 0,
  marketCount: row.marketCount ?? 0,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: abilitiesOf(ctx.actor),
});

/** Administrators see all, a pharmacy's account its own. */
const pharmacies = (gone: Date) =>
  defineList({
    fields: {
      ...columnsOf('pharmacies', {
        id: 'id',
        slug: 'text',
        name: 'text',
        street: 'text',
        zipCode: 'text',
        city: 'text',
        country: 'text',
        email: 'text',
        phone: 'text',
        isPickupOnly: 'boolean',
        isListed: 'boolean',
        createdAt: 'instant',
        updatedAt: 'instant',
      }),
      ...columnsOf('stocked', { productCount: 'number', marketCount: 'number', confirmedAt: 'instant' }),
    },
    key: ['pharmacies.id'],
    defaultSort: ['name'],
    search: {
      text: ['pharmacies.name', 'pharmacies.slug', 'pharmacies.street', 'pharmacies.zipCode', 'pharmacies.city', 'pharmacies.email'],
      phones: ['pharmacies.phone'],
    },
    visibleTo: (ctx: Ctx, ids) => rows(ctx, gone, ids),
    present: (found: readonly Row[], ctx) => found.map((row) => present(row, ctx)),
  });

export const listPharmacyRecords = async (ctx: Ctx, query: ListQuery): Promise<RecordPage<PharmacyRecord>> =>
  listRecords(pharmacies(await goneBefore(ctx)), ctx, query);

/** @throws server.notFound for a pharmacy that is not there or not the caller's */
export const readPharmacyRecord = async (ctx: Ctx, id: string): Promise<PharmacyRecord> => readRecord(pharmacies(await goneBefore(ctx)), ctx, id);

export const pharmacyHits = hitsOf(
  async (ctx) => pharmacies(await goneBefore(ctx)),
  ({ id, name, zipCode, city }) => ({ id, title: name, subtitle: `${zipCode} ${city}` }),
);

export const pharmacyList = openedBy(async (ctx) => pharmacies(await goneBefore(ctx)));

/** @throws what PostgreSQL reports of a foreign key, where other records or the stock history name the pharmacy */
export const deleteUnusedPharmacy = async ({ trx }: Ctx, id: string): Promise<{ slug: string; name: string } | undefined> =>
  (await trx.raw<{ rows: { slug: string; name: string }[] }>('SELECT slug, name FROM delete_unused_pharmacy(?)', [id])).rows[0];

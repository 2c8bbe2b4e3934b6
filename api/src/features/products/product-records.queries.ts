import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import type { Product } from './product.model.ts';
import type { ProductPicture } from './picture.model.ts';
import { officePlate, presentOfficePicture } from './product.presenter.ts';
import { goneBefore } from './products.service.ts';

type Names = Record<'manufacturer' | 'grower' | 'strain' | 'mergedInto', string | null>;
type Row = Product & Names & { pharmacyCount: number | null; fromPriceCents: number | null; picture: ProductPicture | null };

/** Offers as the market counts them: of listed pharmacies, and none that is too old. Of the products of a page, or of all. */
const stockedRows = (ctx: Ctx, tooOld: Date, ids?: readonly string[]): Knex.QueryBuilder => {
  const stocked = ctx
    .trx('stock')
    .join('pharmacies', 'pharmacies.id', 'stock.pharmacyId')
    .where('quantity', '>', 0)
    .where('pharmacies.isListed', true)
    .whereRaw('greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > ?', [tooOld])
    .groupBy('productId')
    .select('productId')
    .select(ctx.trx.raw('count(*)::integer AS pharmacy_count, min(price_cents) AS from_price_cents'))
    .as('stocked');
  return ids ? stocked.whereIn('productId', [...ids]) : stocked;
};

const rows = (ctx: Ctx, tooOld: Date, ids?: readonly string[]): Knex.QueryBuilder =>
  ctx
    .trx('products')
    .leftJoin('manufacturers', 'manufacturers.id', 'products.manufacturerId')
    .leftJoin('growers', 'growers.id', 'products.growerId')
    .leftJoin('strains', 'strains.id', 'products.strainId')
    .leftJoin('products as standing', 'standing.id', 'products.mergedIntoId')
    .leftJoin('product_pictures', 'product_pictures.productId', 'products.id')
    .leftJoin(stockedRows(ctx, tooOld, ids), 'stocked.productId', 'products.id')
    .joinRaw('CROSS JOIN LATERAL (SELECT products.published_at IS NOT NULL AS is_published) AS market')
    .select(
      'products.*',
      'manufacturers.name as manufacturer',
      'growers.name as grower',
      'strains.name as strain',
      'standing.name as mergedInto',
      'stocked.pharmacyCount',
      'stocked.fromPriceCents',
      ctx.trx.raw(
        `CASE WHEN picture_id IS NOT NULL THEN jsonb_build_object('pictureId', picture_id, 'width', width, 'height', height, 'altDe', alt_de, 'altEn', alt_en,
           'version', product_pictures.version) END AS picture`,
      ),
    );

/** What is kept of a product itself, as its list shows it. */
const valuesOf = (row: Product & Pick<Names, 'manufacturer' | 'grower' | 'strain'>) => ({
  id: row.id,
  slug: row.slug,
  pzn: row.pzn,
  name: row.name,
  category: row.category,
  unit: row.unit,
  genetics: row.genetics,
  geneticsDetail: row.geneticsDetail,
  thc: row.thc,
  cbd: row.cbd,
  isThcBelow: row.isThcBelow,
  isCbdBelow: row.isCbdBelow,
  manufacturer: row.manufacturer,
  grower: row.grower,
  strain: row.strain,
  origin: row.origin,
  irradiation: row.irradiation,
  cartridgeSystem: row.cartridgeSystem,
  descriptionDe: row.descriptionDe,
  descriptionEn: row.descriptionEn,
  isPromoted: row.isPromoted,
  isPublished: row.publishedAt !== null,
  version: row.version,
});
export type ProductValues = ReturnType<typeof valuesOf>;

const present = (row: Row, ctx: Ctx): ProductRecord => ({
  ...valuesOf(row),
  pharmacyCount: row.pharmacyCount ?? 0,
  fromPriceCents: row.fromPriceCents,
  image: officePlate(ctx, row.slug),
  picture: row.picture && presentOfficePicture(ctx, row.picture),
  mergedInto: row.mergedIntoId === null ? null : { id: row.mergedIntoId, name: row.mergedInto ?? '' },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  abilities: ctx.actor.role === 'admin' && row.mergedIntoId === null ? ['update', 'publish', 'merge'] : [],
});

const products = (tooOld: Date) =>
  defineList({
    fields: {
      ...columnsOf('products', {
        id: 'id',
        slug: 'text',
        pzn: 'text',
        name: 'text',
        category: 'text',
        genetics: 'text',
        unit: 'text',
        thc: 'number',
        cbd: 'number',
        origin: 'text',
        irradiation: 'text',
        isPromoted: 'boolean',
        mergedIntoId: 'id',
        publishedAt: 'instant',
        createdAt: 'instant',
        updatedAt: 'instant',
      }),
      ...columnsOf('stocked', { pharmacyCount: 'number', fromPriceCents: 'number' }),
      isPublished: { column: 'market.isPublished', kind: 'boolean' },
      manufacturer: { column: 'manufacturers.name', kind: 'text' },
      grower: { column: 'growers.name', kind: 'text' },
      strain: { column: 'strains.name', kind: 'text' },
    },
    key: ['products.id'],
    defaultSort: ['name'],
    // What was merged is found by asking for it; opened by its link it says into which.
    defaultFilters: { mergedIntoId: null },
    search: { text: ['products.name', 'products.pzn', 'products.slug', 'manufacturers.name', 'strains.name'] },
    visibleTo: (ctx: Ctx, ids) => rows(ctx, tooOld, ids),
    present: (found: readonly Row[], ctx) => found.map((row) => present(row, ctx)),
  });

export const listProductRecords = async (ctx: Ctx, query: ListQuery): Promise<RecordPage<ProductRecord>> =>
  listRecords(products(await goneBefore(ctx)), ctx, query);

/** @throws server.notFound */
export const readProductRecord = async (ctx: Ctx, id: string): Promise<ProductRecord> => readRecord(products(await goneBefore(ctx)), ctx, id);

type ValueRow = Parameters<typeof valuesOf>[0];

/** Without offers and pictures, which cost more than the rest. */
const valueRows = ({ trx }: Ctx): Knex.QueryBuilder =>
  trx('products')
    .leftJoin('manufacturers', 'manufacturers.id', 'products.manufacturerId')
    .leftJoin('growers', 'growers.id', 'products.growerId')
    .leftJoin('strains', 'strains.id', 'products.strainId')
    .select('products.*', 'manufacturers.name as manufacturer', 'growers.name as grower', 'strains.name as strain');

/** @throws server.notFound */
export const readProductValues = async (ctx: Ctx, id: string): Promise<ProductValues> =>
  valuesOf(found((await valueRows(ctx).where('products.id', id).first()) as ValueRow | undefined));

export const readValuesOfPzns = async (ctx: Ctx, pzns: readonly string[]): Promise<ProductValues[]> =>
  ((await valueRows(ctx).whereIn('products.pzn', [...pzns])) as ValueRow[]).map(valuesOf);

export const productHits = hitsOf(
  async (ctx) => {
    const list = products(await goneBefore(ctx));
    return { ...list, visibleTo: (reader: Ctx, ids) => list.visibleTo(reader, ids).whereNull('products.mergedIntoId') };
  },
  ({ id, name, pzn, manufacturer }) => ({ id, title: name, subtitle: [`PZN ${pzn}`, manufacturer].filter(Boolean).join(' · ') }),
);

export const productList = openedBy(async (ctx) => products(await goneBefore(ctx)));

/** @throws what PostgreSQL reports of a foreign key, where other records or the stock history name the product */
export const deleteUnusedProduct = async ({ trx }: Ctx, id: string): Promise<{ pzn: string; name: string } | undefined> =>
  (await trx.raw<{ rows: { pzn: string; name: string }[] }>('SELECT pzn, name FROM delete_unused_product(?)', [id])).rows[0];

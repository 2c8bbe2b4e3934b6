import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ProductCreateInput, ProductPatchInput, ProductRecord } from '@blattwerk/contract/products/shapes';
import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import type { Knex } from 'knex';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { idsOfNames } from '../reference-data/public.ts';
import { readAgainWhereUnmatched } from '../stock-feeds/public.ts';
import { Product } from './product.model.ts';
import { plateAddress } from './product.presenter.ts';
import { goneBefore } from './products.service.ts';

const fields: ListFields = {
  id: { column: 'products.id', kind: 'id' },
  slug: { column: 'products.slug', kind: 'text' },
  pzn: { column: 'products.pzn', kind: 'text' },
  name: { column: 'products.name', kind: 'text' },
  category: { column: 'products.category', kind: 'text' },
  genetics: { column: 'products.genetics', kind: 'text' },
  unit: { column: 'products.unit', kind: 'text' },
  thc: { column: 'products.thc', kind: 'number' },
  cbd: { column: 'products.cbd', kind: 'number' },
  manufacturer: { column: 'manufacturers.name', kind: 'text' },
  grower: { column: 'growers.name', kind: 'text' },
  strain: { column: 'strains.name', kind: 'text' },
  origin: { column: 'products.origin', kind: 'text' },
  irradiation: { column: 'products.irradiation', kind: 'text' },
  isPromoted: { column: 'products.isPromoted', kind: 'boolean' },
  publishedAt: { column: 'products.publishedAt', kind: 'instant' },
  pharmacyCount: { column: 'stocked.pharmacyCount', kind: 'number' },
  fromPriceCents: { column: 'stocked.fromPriceCents', kind: 'number' },
  createdAt: { column: 'products.createdAt', kind: 'instant' },
  updatedAt: { column: 'products.updatedAt', kind: 'instant' },
};

type Row = Product & { manufacturer: string | null; grower: string | null; strain: string | null; pharmacyCount: number | null; fromPriceCents: number | null };

/** Offers as the market counts them: of listed pharmacies, and none that is too old. */
const rows = (ctx: Ctx, tooOld: Date): Knex.QueryBuilder => {
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
  return ctx
    .trx('products')
    .leftJoin('manufacturers', 'manufacturers.id', 'products.manufacturerId')
    .leftJoin('growers', 'growers.id', 'products.growerId')
    .leftJoin('strains', 'strains.id', 'products.strainId')
    .leftJoin(stocked, 'stocked.productId', 'products.id')
    .select(
      'products.*',
      'manufacturers.name as manufacturer',
      'growers.name as grower',
      'strains.name as strain',
      'stocked.pharmacyCount',
      'stocked.fromPriceCents',
    );
};

const present = (row: Row, ctx: Ctx): ProductRecord => ({
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
  pharmacyCount: row.pharmacyCount ?? 0,
  fromPriceCents: row.fromPriceCents,
  image: plateAddress(row.slug),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: ctx.actor.role === 'admin' ? ['update', 'publish'] : [],
});

export const listProductRecords = async (ctx: Ctx, query: ListQuery): Promise<{ items: ProductRecord[]; total: number }> => {
  const page = await listPage<Row>(rows(ctx, await goneBefore(ctx)), query, { fields, defaultSort: 'name', tieBreaker: 'products.id' });
  return { items: page.rows.map((row) => present(row, ctx)), total: page.total };
};

/** @throws server.notFound */
export const readProductRecord = async (ctx: Ctx, id: string): Promise<ProductRecord> =>
  present(
    found<Row>(
      await rows(ctx, await goneBefore(ctx))
        .where('products.id', id)
        .first(),
    ),
    ctx,
  );

const namedColumns = {
  manufacturer: ['manufacturers', 'manufacturerId'],
  grower: ['growers', 'growerId'],
  strain: ['strains', 'strainId'],
} as const satisfies Record<string, readonly [ReferenceKind, keyof Product]>;

/** The input as columns; names of reference data become their ids, unknown ones are added. */
const toColumns = async (ctx: Ctx, input: Partial<ProductCreateInput>): Promise<Partial<Product>> => {
  const { manufacturer: _manufacturer, grower: _grower, strain: _strain, isPublished: _isPublished, ...columns } = input;
  const ids: Partial<Product> = {};
  for (const [key, [table, column]] of Object.entries(namedColumns) as [keyof typeof namedColumns, (typeof namedColumns)[keyof typeof namedColumns]][]) {
    const name = input[key];
    if (name !== undefined) ids[column] = name === null ? null : ((await idsOfNames(ctx, table, [name])).get(name) ?? null);
  }
  return { ...columns, ...ids };
};

/** A doctor may add a product, which an administrator then publishes. @throws server.conflict for a PZN that exists */
export const createProduct = async (ctx: Ctx, input: ProductCreateInput): Promise<ProductRecord> => {
  const slugs: { slug: string }[] = await ctx.trx('products').select('slug');
  const isPublished = ctx.actor.role === 'admin' && (input.isPublished ?? true);
  const now = ctx.clock.now();
  const id = newId();
  const slug = freeSlug(slugOf(input.name), new Set(slugs.map((row) => row.slug)));
  await Product.query(ctx.trx).insert({ ...(await toColumns(ctx, input)), id, slug, publishedAt: isPublished ? now : null, firstSeenAt: now });
  await readAgainWhereUnmatched(ctx, [input.pzn]);
  await audit(ctx, { action: 'product.create', objectType: 'product', objectId: id, after: { pzn: input.pzn, name: input.name, isPublished } });
  return readProductRecord(ctx, id);
};

/** What was never published leaves nothing behind; what was is withdrawn from then on. */
const publishing = ({ publishedAt, withdrawnAt }: Product, isPublished: boolean | undefined, now: Date): Partial<Product> => {
  if (isPublished === undefined) return {};
  if (isPublished) return { publishedAt: publishedAt ?? now, withdrawnAt: null };
  return { publishedAt: null, withdrawnAt: publishedAt ? now : withdrawnAt };
};

/** @throws server.notFound, server.conflict with both states when the version is stale or the PZN exists */
export const patchProduct = (ctx: Ctx, { id, version, ...input }: ProductPatchInput): Promise<ProductRecord> =>
  editRecord<Product, ProductRecord, Omit<ProductPatchInput, 'id' | 'version'>>(ctx, {
    action: 'product.update',
    objectType: 'product',
    id,
    version,
    input,
    lock: async () => found(await Product.query(ctx.trx).findById(id).forUpdate()),
    read: () => readProductRecord(ctx, id),
    write: async (before, next) => {
      await Product.query(ctx.trx)
        .findById(id)
        .patch({ ...(await toColumns(ctx, input)), ...publishing(before, input.isPublished, next.updatedAt), ...next });
      if (input.pzn && input.pzn !== before.pzn) await readAgainWhereUnmatched(ctx, [input.pzn]);
      return undefined;
    },
  });

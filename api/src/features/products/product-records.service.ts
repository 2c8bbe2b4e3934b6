import type { ProductCreateInput, ProductPatchInput, ProductRecord } from '@blattwerk/contract/products/shapes';
import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { newId } from '../../kernel/ids.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { idsOfNamed } from '../reference-data/public.ts';
import { readAgainWhereUnmatched } from '../stock-feeds/public.ts';
import { lockStanding } from './lock-standing.ts';
import { Product } from './product.model.ts';
import { readProductRecord, readProductValues, type ProductValues } from './product-records.queries.ts';

const namedColumns = {
  manufacturer: ['manufacturers', 'manufacturerId'],
  grower: ['growers', 'growerId'],
  strain: ['strains', 'strainId'],
} as const satisfies Record<string, readonly [ReferenceKind, keyof Product]>;

/** The input as columns; names of reference data become their ids, unknown ones are added. */
const toColumns = async (ctx: Ctx, input: Partial<ProductCreateInput>): Promise<Partial<Product>> => {
  const { manufacturer: _manufacturer, grower: _grower, strain: _strain, isPublished: _isPublished, ...columns } = input;
  const named = Object.entries(namedColumns) as [keyof typeof namedColumns, (typeof namedColumns)[keyof typeof namedColumns]][];
  const found = await idsOfNamed(ctx, Object.fromEntries(named.flatMap(([key, [table]]) => (input[key] ? [[table, input[key]]] : []))));
  const ids = named.flatMap(([key, [table, column]]) => (input[key] === undefined ? [] : [[column, found.get(table) ?? null] as const]));
  return { ...columns, ...Object.fromEntries(ids) };
};

/** A doctor may add a product, which an administrator then publishes. @throws server.conflict for a PZN that exists */
export const insertProduct = async (ctx: Ctx, input: ProductCreateInput): Promise<Pick<Product, 'id' | 'version'>> => {
  const base = slugOf(input.name);
  const taken = await Product.query(ctx.trx).where('slug', 'like', `${base}%`).select('slug');
  const isPublished = ctx.actor.role !== 'doctor' && (input.isPublished ?? true);
  const now = ctx.clock.now();
  const id = newId();
  const slug = freeSlug(base, new Set(taken.map((row) => row.slug)));
  const { version } = await Product.query(ctx.trx)
    .insert({ ...(await toColumns(ctx, input)), id, slug, publishedAt: isPublished ? now : null, firstSeenAt: now })
    .returning(['id', 'version']);
  await readAgainWhereUnmatched(ctx, [input.pzn]);
  await audit(ctx, { action: 'product.create', objectType: 'product', objectId: id, after: { pzn: input.pzn, name: input.name, isPublished } });
  return { id, version };
};

/** @throws as `insertProduct` does */
export const createProduct = async (ctx: Ctx, input: ProductCreateInput): Promise<ProductRecord> =>
  readProductRecord(ctx, (await insertProduct(ctx, input)).id);

/** What was never published leaves nothing behind; what was is withdrawn from then on. */
export const publishing = ({ publishedAt, withdrawnAt }: Product, isPublished: boolean | undefined, now: Date): Partial<Product> => {
  if (isPublished === undefined) return {};
  if (isPublished) return { publishedAt: publishedAt ?? now, withdrawnAt: null };
  return { publishedAt: null, withdrawnAt: publishedAt ? now : withdrawnAt };
};

/** @throws server.notFound, product.merged, server.conflict with both states when the version is stale or the PZN exists @returns the product as it is read */
const patchAs = <Shown extends object>(
  ctx: Ctx,
  { id, version, ...input }: ProductPatchInput,
  read: (ctx: Ctx, id: string) => Promise<Shown>,
): Promise<Shown> =>
  editRecord(ctx, {
    action: 'product.update',
    objectType: 'product',
    id,
    version,
    input,
    lock: () => lockStanding(ctx, id),
    read: () => read(ctx, id),
    write: async (before, next) => {
      await Product.query(ctx.trx)
        .findById(id)
        .patch({ ...(await toColumns(ctx, input)), ...publishing(before, input.isPublished, next.updatedAt), ...next });
      if (input.pzn && input.pzn !== before.pzn) await readAgainWhereUnmatched(ctx, [input.pzn]);
      return undefined;
    },
  });

export const patchProduct = (ctx: Ctx, change: ProductPatchInput): Promise<ProductRecord> => patchAs(ctx, change, readProductRecord);

/** For many in a row: what the market says of a product, such as its offers, is not read. */
export const patchProductValues = (ctx: Ctx, change: ProductPatchInput): Promise<ProductValues> => patchAs(ctx, change, readProductValues);

/** Adds a product to the catalogue, and shows it there. @throws server.conflict for a PZN that exists */
export const addProduct = async (ctx: Ctx, input: ProductCreateInput): Promise<string> => (await insertProduct(ctx, { ...input, isPublished: true })).id;

export const findProduct = async (ctx: Ctx, id: string): Promise<Product | undefined> => Product.query(ctx.trx).findById(id);

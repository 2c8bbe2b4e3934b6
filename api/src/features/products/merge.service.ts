import type { MergedField, ProductMergeInput, ProductMergePreview } from '@blattwerk/contract/products/merge-shapes';
import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { assertVersion } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { holdAllStock, moveDelivered } from '../stock-feeds/public.ts';
import { countMoving, moveFavorites, takePicture, takeTerpenes } from './merge.queries.ts';
import type { MergedProduct } from './merged-product.ts';
import { Product } from './product.model.ts';
import { readProductRecord } from './product-records.queries.ts';
import { publishing } from './product-records.service.ts';

const columnsOf: Record<Exclude<MergedField, 'isPublished'>, readonly (keyof Product)[]> = {
  name: ['name'],
  category: ['category'],
  genetics: ['genetics'],
  geneticsDetail: ['geneticsDetail'],
  thc: ['thc', 'isThcBelow'],
  cbd: ['cbd', 'isCbdBelow'],
  strain: ['strainId'],
  manufacturer: ['manufacturerId'],
  grower: ['growerId'],
  origin: ['origin'],
  irradiation: ['irradiation'],
  cartridgeSystem: ['cartridgeSystem'],
  descriptionDe: ['descriptionDe'],
  descriptionEn: ['descriptionEn'],
  isPromoted: ['isPromoted'],
};

/** The chosen values of the duplicate as columns of the product that stays, which is as old as the older of both. */
const taken = (kept: Product, duplicate: Product, fields: readonly MergedField[], now: Date): Partial<Product> => {
  const columns = fields.flatMap((field) => (field === 'isPublished' ? [] : columnsOf[field]));
  return {
    ...Object.fromEntries(columns.map((column) => [column, duplicate[column]])),
    ...(fields.includes('isPublished') ? publishing(kept, duplicate.publishedAt !== null, now) : {}),
    firstSeenAt: kept.firstSeenAt < duplicate.firstSeenAt ? kept.firstSeenAt : duplicate.firstSeenAt,
  };
};

/** Both rows in one order, so that two merges at once never wait for each other. */
const lockBoth = async (ctx: Ctx, { id, duplicateId }: ProductMergeInput): Promise<{ kept: Product; duplicate: Product }> => {
  const rows = await Product.query(ctx.trx).whereIn('id', [id, duplicateId]).orderBy('id').forUpdate();
  const kept = found(rows.find((row) => row.id === id));
  const duplicate = rows.find((row) => row.id === duplicateId);
  if (!duplicate || id === duplicateId) throw failure('server.unprocessableEntity');
  if (kept.mergedIntoId !== null || duplicate.mergedIntoId !== null) throw failure('product.merged');
  return { kept, duplicate };
};

/** What was compared is what is stored. */
const assertCompared = async (ctx: Ctx, { kept, duplicate }: { kept: Product; duplicate: Product }, input: ProductMergeInput): Promise<ProductRecord> => {
  const yours = { fields: input.fields };
  const current = await readProductRecord(ctx, kept.id);
  assertVersion(kept, input.version, { current, yours });
  assertVersion(duplicate, input.duplicateVersion, { current: await readProductRecord(ctx, duplicate.id), yours });
  if (kept.unit !== duplicate.unit) throw failure('product.unitDiffers');
  return current;
};

/** The duplicate is shown no more; what was merged into it before leads on with it. */
const retire = async (ctx: Ctx, { id, version, publishedAt, withdrawnAt }: Product, into: string): Promise<void> => {
  const now = ctx.clock.now();
  await Product.query(ctx.trx).where({ mergedIntoId: id }).patch({ mergedIntoId: into });
  const gone = { publishedAt: null, isPromoted: false, withdrawnAt: publishedAt ? now : withdrawnAt };
  await Product.query(ctx.trx)
    .findById(id)
    .patch({ ...gone, mergedIntoId: into, mergedAt: now, version: version + 1, updatedAt: now });
};

/** The choice that was made, in the history of the product that stays; and that the other one is no more, in its own. */
const write = async (ctx: Ctx, before: ProductRecord, duplicate: Product, { fields, reason }: ProductMergeInput): Promise<ProductRecord> => {
  const after = await readProductRecord(ctx, before.id);
  const of = (record: ProductRecord) => Object.fromEntries(fields.map((field) => [field, record[field]]));
  const entry = { action: 'product.merge', objectType: 'product', reason };
  await audit(ctx, { ...entry, objectId: before.id, before: of(before), after: { ...of(after), duplicate: `${duplicate.name} · ${duplicate.pzn}` } });
  await audit(ctx, { ...entry, objectId: duplicate.id, after: { mergedInto: `${after.name} · ${after.pzn}` } });
  return after;
};

/**
 * Two products that are one become one (decision 0133): what is alive moves, what is history stays, number and address of the duplicate lead on.
 * @throws server.notFound, server.unprocessableEntity for a duplicate that is not there or the same, product.merged, product.unitDiffers,
 * server.conflict when one of the two was changed since they were compared
 */
export const mergeProduct = async (ctx: Ctx, input: ProductMergeInput): Promise<ProductRecord> => {
  await holdAllStock(ctx);
  const both = await lockBoth(ctx, input);
  const before = await assertCompared(ctx, both, input);
  const { kept, duplicate } = both;
  const merged: MergedProduct = { from: duplicate.id, to: kept.id };
  await moveDelivered(ctx, merged);
  await moveFavorites(ctx, merged);
  await takeTerpenes(ctx, merged);
  await takePicture(ctx, merged);
  await ctx.hooks.productIsMerged(ctx, merged);
  await retire(ctx, duplicate, kept.id);
  const now = ctx.clock.now();
  await Product.query(ctx.trx)
    .findById(kept.id)
    .patch({ ...taken(kept, duplicate, input.fields, now), version: kept.version + 1, updatedAt: now });
  return write(ctx, before, duplicate, input);
};

/** @throws server.notFound, server.unprocessableEntity for a duplicate that is not there */
export const previewMerge = async (ctx: Ctx, { id, duplicateId }: { id: string; duplicateId: string }): Promise<ProductMergePreview> => {
  await readProductRecord(ctx, id);
  if (!(await Product.query(ctx.trx).findById(duplicateId))) throw failure('server.unprocessableEntity');
  return countMoving(ctx, { from: duplicateId, to: id });
};

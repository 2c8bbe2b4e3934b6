import { productProblemText } from '@blattwerk/contract/products/import-problems';
import type { ProductImportResult } from '@blattwerk/contract/products/shapes';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { audit } from '../../kernel/audit.ts';
import { newId } from '../../kernel/ids.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { idsOfNames } from '../reference-data/public.ts';
import { readAgainWhereUnmatched } from '../stock-feeds/public.ts';
import { readProductFile, type ProductRow } from './product-file.ts';
import { Product } from './product.model.ts';

type Columns = Pick<
  Product,
  | 'name'
  | 'category'
  | 'unit'
  | 'genetics'
  | 'geneticsDetail'
  | 'thc'
  | 'cbd'
  | 'isThcBelow'
  | 'isCbdBelow'
  | 'manufacturerId'
  | 'strainId'
  | 'origin'
  | 'irradiation'
>;

const toColumns = (row: ProductRow, manufacturers: Map<string, string>, strains: Map<string, string>): Columns => {
  const { pzn: _pzn, manufacturer, strain, ...columns } = row;
  return {
    ...columns,
    manufacturerId: manufacturer ? (manufacturers.get(manufacturer) ?? null) : null,
    strainId: strain ? (strains.get(strain) ?? null) : null,
  };
};

const differs = (before: Product, after: Columns): boolean => Object.entries(after).some(([key, value]) => before[key as keyof Columns] !== value);

const writeRow = async (
  ctx: Ctx,
  row: ProductRow,
  columns: Columns,
  before: Product | undefined,
  slugs: Set<string>,
): Promise<'created' | 'updated' | 'same'> => {
  const now = ctx.clock.now();
  if (!before) {
    const product = { id: newId(), pzn: row.pzn, slug: freeSlug(slugOf(row.name), slugs), ...columns, publishedAt: now, firstSeenAt: now };
    await Product.query(ctx.trx).insert(product);
    await audit(ctx, { action: 'product.create', objectType: 'product', objectId: product.id, after: { pzn: row.pzn, name: row.name } });
    return 'created';
  }
  if (!differs(before, columns)) return 'same';
  await Product.query(ctx.trx)
    .where({ id: before.id })
    .patch({ ...columns, version: before.version + 1, updatedAt: now });
  await audit(ctx, { action: 'product.update', objectType: 'product', objectId: before.id, before: { name: before.name }, after: { name: row.name } });
  return 'updated';
};

/**
 * Brings a product file into the catalogue: new products are published, known ones (by PZN) brought up to date, faulty rows named and left out. All or nothing.
 * @throws file.invalid when the file as a whole cannot be read
 */
export const importProducts = (ctx: Ctx, bytes: Uint8Array): Promise<ProductImportResult> =>
  inTransaction(ctx, async (bound) => {
    const { rowCount, rows, errors } = readProductFile(bytes);
    const manufacturers = await idsOfNames(
      bound,
      'manufacturers',
      rows.flatMap(({ manufacturer }) => manufacturer ?? []),
    );
    const strains = await idsOfNames(
      bound,
      'strains',
      rows.flatMap(({ strain }) => strain ?? []),
    );
    const existing = new Map((await Product.query(bound.trx).whereRaw('pzn = ANY(?)', [rows.map(({ pzn }) => pzn)])).map((product) => [product.pzn, product]));
    const slugs = new Set<string>((await Product.query(bound.trx).select('slug')).map(({ slug }: { slug: string }) => slug));
    const counts = { created: 0, updated: 0, same: 0 };
    for (const row of rows) counts[await writeRow(bound, row, toColumns(row, manufacturers, strains), existing.get(row.pzn), slugs)] += 1;
    if (counts.created > 0)
      await readAgainWhereUnmatched(
        bound,
        rows.map(({ pzn }) => pzn),
      );
    return {
      status: counts.created + counts.updated > 0 ? 'applied' : 'unchanged',
      rows: rowCount,
      created: counts.created,
      updated: counts.updated,
      rowErrors: errors.length,
      errors: errors.map((error) => ({ ...error, message: productProblemText(error.code, ctx.locale) })),
    };
  });

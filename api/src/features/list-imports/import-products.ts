import type { ProductImportResult } from '@blattwerk/contract/products/import-shapes';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { productImporter } from '../products/public.ts';
import { checkSize, readTable } from './import-table.ts';
import { checkedMapping, namedHeadings, proposeMapping } from './mapping.ts';
import { applyRows, portionsOf, tasksOf } from './run-import.ts';
import { titlesOf, wordsOf } from './words.ts';

/**
 * A product file at once, without the questions of the back office's import: columns are known by their headings, faulty rows are named and left out.
 * `ctx` must not be bound to a transaction.
 * @throws import.unreadable, import.noRows, import.tooManyRows, import.columnMissing
 */
export const importProducts = async (ctx: Ctx, bytes: Uint8Array): Promise<ProductImportResult> => {
  const table = await readTable(ctx, bytes);
  const columns = namedHeadings(table.headers);
  const mapping = checkedMapping(
    productImporter,
    columns,
    proposeMapping(productImporter, columns, (field) => titlesOf('products', field)),
  );
  const reading = { importer: productImporter, columns, mapping, words: wordsOf('products', productImporter), locale: ctx.locale };
  return inTransaction(ctx, async (bound) => {
    await checkSize(bound, table);
    const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
    const errors: ProductImportResult['errors'] = [];
    for (const some of portionsOf(tasksOf(reading, table.rows)))
      for (const did of await applyRows(bound, reading, some)) {
        counts[did.outcome] += 1;
        errors.push(...(did.errors ?? []).map((error) => ({ line: did.line, ...error })));
      }
    return {
      status: counts.created + counts.updated > 0 ? 'applied' : 'unchanged',
      rows: table.rows.length,
      created: counts.created,
      updated: counts.updated,
      rowErrors: counts.skipped,
      errors,
    };
  });
};

import type { Knex } from 'knex';
import { rawRows } from './raw-rows.ts';

/**
 * The rows of a query in batches of `size`, for lists that do not fit into memory. Only within a transaction: all batches show the snapshot
 * of the moment in which reading began, so that no row is missing or comes twice, whatever is written meanwhile.
 */
export async function* cursorBatches<Row>(trx: Knex, query: Knex.QueryBuilder, size: number): AsyncGenerator<Row[]> {
  await trx.raw('DECLARE batches NO SCROLL CURSOR FOR ?', [query]);
  for (;;) {
    const rows = await rawRows<Row>(trx, `FETCH ${size} FROM batches`, {});
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await trx.raw('CLOSE batches');
}

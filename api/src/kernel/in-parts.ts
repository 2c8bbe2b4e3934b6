import type { Knex } from 'knex';
import { rawRows } from './raw-rows.ts';

/**
 * The rows of a query, so many at a time, for lists that are too long for the memory. Only within a transaction: all parts are of the moment
 * in which the reading began, so that no row is missing or comes twice, whatever others write meanwhile.
 */
export async function* inParts<Row>(trx: Knex, query: Knex.QueryBuilder, size: number): AsyncGenerator<Row[]> {
  await trx.raw('DECLARE parts NO SCROLL CURSOR FOR ?', [query]);
  for (;;) {
    const rows = await rawRows<Row>(trx, `FETCH ${size} FROM parts`, {});
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await trx.raw('CLOSE parts');
}

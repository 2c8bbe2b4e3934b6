import type { Knex } from 'knex';

const rowsAtOnce = 5000;

const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many rows of one shape with one parameter a statement: the rows travel as JSON and the table's own types read them.
 * Keys are camelCase; dates, arrays and nested objects are written as they are. Every row needs the keys of the first.
 */
export const insertMany = async (trx: Knex, table: string, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const keys = Object.keys(first);
  const columns = keys.map((key) => `"${columnOf(key)}"`).join(', ');
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows
      .slice(from, from + rowsAtOnce)
      .map((row) => Object.fromEntries(keys.map((key) => [columnOf(key), (row as Record<string, unknown>)[key]])));
    await trx.raw(`INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", ?::jsonb)`, [JSON.stringify(part)]);
  }
};

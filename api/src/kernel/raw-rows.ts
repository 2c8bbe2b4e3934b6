import type { Knex } from 'knex';
import { snakeCaseMappers } from 'objection';

const { parse } = snakeCaseMappers();

/**
 * Rows of a hand-written statement, with camelCase keys like everywhere else.
 * Named bindings are `:name`; write `CAST(:name AS text)`, because knex reads `:name::text` as an identifier.
 */
export const rawRows = async <Row>(trx: Knex, sql: string, bindings: Record<string, unknown>): Promise<Row[]> => {
  const { rows } = await trx.raw<{ rows: Record<string, unknown>[] }>(sql, bindings as never);
  return rows.map((row) => parse(row) as Row);
};

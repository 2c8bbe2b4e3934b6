import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

export interface RecordRow {
  recordId: string;
  status: 'waiting' | 'done' | 'failed' | 'skipped';
  reason: string | null;
  /** The version that the caller has read, where the action is about that. */
  readVersion: number | null;
}

export const recordsOf = ({ trx }: Pick<Ctx, 'trx'>, bulkId: string): Knex.QueryBuilder => trx('bulk_records').where({ bulkId });

/** Rows of one statement: few enough for its parameters. */
const atOnce = 2000;

export const insertRecords = async ({ trx }: Ctx, bulkId: string, rows: readonly RecordRow[]): Promise<void> => {
  const placed = rows.map((row, position) => ({ bulkId, position, ...row }));
  await trx.batchInsert('bulk_records', placed, atOnce);
};

export interface Counts {
  waiting: number;
  done: number;
  failed: number;
  skipped: number;
}

export const countRecords = async ({ trx }: Pick<Ctx, 'trx'>, bulkId: string): Promise<Counts> => {
  const counts: Counts = { waiting: 0, done: 0, failed: 0, skipped: 0 };
  const sql = 'SELECT status, count(*)::int AS count FROM bulk_records WHERE bulk_id = :bulkId GROUP BY status';
  for (const { status, count } of await rawRows<{ status: keyof Counts; count: number }>(trx, sql, { bulkId })) counts[status] = count;
  return counts;
};

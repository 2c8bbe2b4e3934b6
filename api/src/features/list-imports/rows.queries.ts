import type { KeptReason } from '@blattwerk/contract/list-imports/shapes';
import type { Knex } from 'knex';
import type { TableRow } from '../../adapters/feed-formats/table.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Values } from '../../kernel/list-importer.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Applied } from './apply-row.ts';
import type { RowError } from './read-row.ts';

export interface StoredRow {
  importId: string;
  line: number;
  cells: string[];
  problem: string | null;
  outcome: Applied['outcome'] | null;
  errors: RowError[] | null;
  recordId: string | null;
  madeVersion: number | null;
  before: Values | null;
  undo: 'undone' | KeptReason | null;
}

type Bound = Pick<Ctx, 'trx'>;

export const rowsOf = ({ trx }: Bound, importId: string): Knex.QueryBuilder => trx('import_rows').where({ importId });

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export const insertRows = async ({ trx }: Bound, importId: string, rows: readonly TableRow[]): Promise<void> => {
  await trx.batchInsert(
    'import_rows',
    rows.map(({ line, cells, problem }) => ({ importId, line, cells: JSON.stringify(cells), problem })),
    1000,
  );
};

export const readRows = (ctx: Bound, importId: string): Promise<StoredRow[]> => rowsOf(ctx, importId).orderBy('line').select<StoredRow[]>('*');

/** The lines among these of which nothing is said yet, kept from other runs until the end of the transaction. */
export const lockWaiting = async (ctx: Bound, importId: string, lines: readonly number[]): Promise<Set<number>> => {
  const rows: { line: number }[] = await rowsOf(ctx, importId)
    .whereIn('line', [...lines])
    .whereNull('outcome')
    .orderBy('line')
    .forUpdate()
    .select('line');
  return new Set(rows.map(({ line }) => line));
};

/** What the rows did, in one statement. */
export const noteOutcomes = async ({ trx }: Bound, importId: string, applied: readonly (Applied & { line: number })[]): Promise<void> => {
  for (let from = 0; from < applied.length; from += 1000)
    await trx.raw(
      `UPDATE import_rows AS row SET outcome = did.outcome, errors = did.errors, record_id = did.record_id, made_version = did.made_version, before = did.before
       FROM jsonb_to_recordset(CAST(:applied AS jsonb)) AS did(line int, outcome text, errors jsonb, record_id text, made_version int, before jsonb)
       WHERE row.import_id = :importId AND row.line = did.line`,
      {
        importId,
        applied: json(
          applied.slice(from, from + 1000).map(({ line, outcome, errors, recordId, madeVersion, before }) => ({
            line,
            outcome,
            errors: errors ?? undefined,
            record_id: recordId,
            made_version: madeVersion,
            before: before ?? undefined,
          })),
        ),
      },
    );
};

export const forgetOutcomes = async (ctx: Bound, importId: string): Promise<void> => {
  await rowsOf(ctx, importId).update({ outcome: null, errors: null, recordId: null, madeVersion: null, before: null });
};

export const deleteRows = ({ trx }: Bound, importIds: readonly string[]): Promise<number> =>
  trx('import_rows')
    .whereIn('importId', [...importIds])
    .delete();

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  undone: number;
}

export const countRows = async ({ trx }: Bound, importId: string): Promise<Counts> => {
  const sql = `SELECT count(*) FILTER (WHERE outcome = 'created')::int AS created, count(*) FILTER (WHERE outcome = 'updated')::int AS updated,
    count(*) FILTER (WHERE outcome = 'unchanged')::int AS unchanged, count(*) FILTER (WHERE outcome = 'skipped')::int AS skipped,
    count(*) FILTER (WHERE undo = 'undone')::int AS undone FROM import_rows WHERE import_id = :importId`;
  const [counts] = await rawRows<Counts>(trx, sql, { importId });
  return counts ?? { created: 0, updated: 0, unchanged: 0, skipped: 0, undone: 0 };
};

/** The last committed import of the same bytes into the same list that was not taken back. */
export const repeatedBy = async (
  { trx }: Bound,
  { id, resource, digest }: { id: string; resource: string; digest: string },
): Promise<{ id: string; committedAt: Date; by: string } | undefined> =>
  trx('list_imports')
    .join('users', 'users.id', 'list_imports.userId')
    .where({ resource, digest })
    .whereNot('list_imports.id', id)
    .whereNotNull('committedAt')
    .whereNull('undoneAt')
    .orderBy('committedAt', 'desc')
    .select('list_imports.id', 'committedAt', trx.raw(`concat_ws(' ', users.first_name, users.last_name) AS by`))
    .first();

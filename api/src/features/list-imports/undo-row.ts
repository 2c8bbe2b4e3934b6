import type { KeptReason } from '@blattwerk/contract/list-imports/shapes';
import { databaseFailure } from '../../http/database-failures.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { Failure } from '../../kernel/failure.ts';
import type { ListImporter } from '../../kernel/list-importer.ts';
import { rowsOf, type StoredRow } from './rows.queries.ts';

const foreignKeyViolation = '23503';

const isInUse = (error: unknown): boolean => {
  const { code, nativeError } = error as { code?: string; nativeError?: { code?: string } };
  return (nativeError?.code ?? code) === foreignKeyViolation;
};

const whyKept = (ctx: Ctx, error: unknown): KeptReason => {
  if (isInUse(error)) return 'inUse';
  if (error instanceof Failure && error.code === 'server.notFound') return 'gone';
  const known = error instanceof Failure ? error : databaseFailure(error as Error);
  if (known?.code === 'server.unavailable') throw known;
  if (!known) ctx.log.error({ err: error }, 'a row of an import could not be taken back');
  return 'refused';
};

const takeBack = async (ctx: Ctx<Member>, importer: ListImporter, row: StoredRow): Promise<'undone' | 'changed'> => {
  const id = row.recordId ?? '';
  const { version } = await importer.read(ctx, id);
  if (version !== row.madeVersion) return 'changed';
  if (row.outcome === 'created') await importer.remove(ctx, id);
  else await importer.update?.({ ...ctx, revert: { reason: null } }, { ...row.before, id, version });
  return 'undone';
};

/** Takes back what a row did, unless the record was changed since or is needed by others; says which, in the same transaction. */
export const undoRow = async (ctx: Ctx<Member>, importer: ListImporter, row: StoredRow): Promise<void> => {
  const place = { line: row.line };
  if (!(await rowsOf(ctx, row.importId).where(place).whereNull('undo').forUpdate().first())) return;
  const undo = await inTransaction(ctx, (bound) => takeBack(bound, importer, row)).catch((error: unknown) => whyKept(ctx, error));
  await rowsOf(ctx, row.importId).where(place).update({ undo });
};

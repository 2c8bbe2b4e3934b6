import type { ImportableResource } from '@blattwerk/contract/list-imports/resources';
import type { ImportMapping, ListImport as Shown } from '@blattwerk/contract/list-imports/shapes';
import type { ImportStage } from '@blattwerk/contract/list-imports/stages';
import { importStates } from '@blattwerk/contract/list-imports/states';
import { audit } from '../../kernel/audit.ts';
import { inReading, inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { checkSize, readTable } from './import-table.ts';
import { importerOf } from './importers.ts';
import { ListImport } from './list-import.model.ts';
import { presentImport, undoUntil } from './list-import.presenter.ts';
import { rememberedMapping, rememberMapping } from './mapping.queries.ts';
import { checkedMapping, digestOf, namedHeadings, proposeMapping } from './mapping.ts';
import { forgetOutcomes, insertRows } from './rows.queries.ts';
import { runImport } from './run-import.ts';
import { titlesOf } from './words.ts';

type Acting = Ctx<Member>;

/** So many rows are tried while the caller waits; more of them in the background. */
const triedAtOnce = 300;
const shown = 20;

const own = (ctx: Acting) => ListImport.query(ctx.trx).where({ userId: ctx.actor.id });

/** @throws server.notFound for one that is missing, forgotten, or another person's */
const readOwn = async (ctx: Acting, id: string): Promise<ListImport> => found(await own(ctx).findById(id));

/**
 * Stores a file row by row and proposes what its columns are. `ctx` must not be bound to a transaction: the file is read outside of one.
 * @throws import.unreadable, import.noRows, import.tooManyRows
 */
export const uploadImport = async (ctx: Acting, resource: ImportableResource, { bytes, name }: { bytes: Uint8Array; name: string }): Promise<Shown> => {
  const table = await readTable(ctx, bytes);
  return inTransaction(ctx, async (bound) => {
    await checkSize(bound, table);
    const columns = namedHeadings(table.headers);
    const known = await rememberedMapping(bound, resource, columns);
    const at = ctx.clock.now();
    const row = await ListImport.query(bound.trx).insertAndFetch({
      id: newId(),
      userId: ctx.actor.id,
      role: 'admin',
      resource,
      locale: ctx.locale,
      filename: name.slice(0, 200),
      digest: digestOf(bytes),
      format: table.format,
      encoding: table.encoding,
      delimiter: table.delimiter,
      columns,
      mapping: known ?? proposeMapping(importerOf(resource), columns, (field) => titlesOf(resource, field)),
      mappingFrom: known ? 'remembered' : 'headings',
      total: table.rows.length,
      createdAt: at,
      updatedAt: at,
    });
    await insertRows(bound, row.id, table.rows);
    return presentImport(bound, row);
  });
};

export const listOwnImports = async (ctx: Acting): Promise<ListImport[]> => own(ctx).whereNull('forgottenAt').orderBy('createdAt', 'desc').limit(shown);

export const readImport = async (ctx: Acting, id: string): Promise<Shown> => presentImport(ctx, await readOwn(ctx, id));

export const readForErrors = readOwn;

/** Notes what comes next and who does it. The rows say nothing yet. */
const queue = (ctx: Acting, row: ListImport, stage: ImportStage, set: Partial<ListImport> = {}): Promise<ListImport> => {
  const { mapping, ...plain } = set;
  const columns = { ...plain, ...(mapping ? { mapping: JSON.stringify(mapping) } : {}), stage, done: 0 };
  return transition(ctx.trx, 'listImports', row, { table: importStates, action: 'queue', set: columns });
};

const lockOpen = async (ctx: Acting, id: string): Promise<ListImport> => {
  const row = found(await own(ctx).findById(id).whereNull('forgottenAt').forUpdate());
  if (row.committedAt !== null) throw failure('import.alreadyCommitted');
  return row;
};

const mappingOf = (row: ListImport, sent: ImportMapping | undefined): Pick<ListImport, 'mapping' | 'mappingFrom'> => ({
  mapping: checkedMapping(importerOf(row.resource), row.columns, sent ?? row.mapping),
  mappingFrom: sent === undefined ? row.mappingFrom : 'sent',
});

/**
 * Does everything and takes it back. Small files are tried before the answer. `ctx` must not be bound to a transaction.
 * @throws server.notFound, import.alreadyCommitted, import.busy, import.columnMissing
 */
export const dryRunImport = async (ctx: Acting, { id, mapping }: { id: string; mapping?: ImportMapping | undefined }): Promise<Shown> => {
  const queued = await inTransaction(ctx, async (bound) => {
    const row = await lockOpen(bound, id);
    await forgetOutcomes(bound, id);
    const next = await queue(bound, row, 'dry-run', mappingOf(row, mapping));
    if (next.total > triedAtOnce) await bound.jobs.send('list-imports.run', { importId: id });
    return next;
  });
  const way = <T>(steps: (bound: Acting) => Promise<T>): Promise<T> => inTransaction(ctx, steps);
  if (queued.total <= triedAtOnce) await runImport({ clock: ctx.clock, asPerson: way, own: way }, id);
  return inReading(ctx, (bound) => readImport(bound, id));
};

/** @throws server.notFound, import.alreadyCommitted, import.busy, import.columnMissing */
export const commitImport = async (ctx: Acting, { id, mapping }: { id: string; mapping?: ImportMapping | undefined }): Promise<Shown> => {
  const row = await lockOpen(ctx, id);
  const next = await queue(ctx, row, 'commit', { ...mappingOf(row, mapping), committedAt: ctx.clock.now() });
  await forgetOutcomes(ctx, id);
  await rememberMapping(ctx, await readOwn(ctx, id));
  await audit(ctx, { action: 'import.commit', objectType: 'import', objectId: id, after: { list: next.resource, rows: next.total } });
  await ctx.jobs.send('list-imports.run', { importId: id });
  return readImport(ctx, id);
};

/** @throws server.notFound, import.busy, import.notUndoable when it was not carried out, was taken back, or is older than a day */
export const undoImport = async (ctx: Acting, id: string): Promise<Shown> => {
  const row = found(await own(ctx).findById(id).forUpdate());
  if (undoUntil(row, ctx.clock.now()) === null) throw failure('import.notUndoable');
  await queue(ctx, row, 'undo', { undoneAt: ctx.clock.now() });
  await audit(ctx, { action: 'import.undo', objectType: 'import', objectId: id, after: { list: row.resource } });
  await ctx.jobs.send('list-imports.run', { importId: id });
  return readImport(ctx, id);
};

/** @throws server.notFound, work.ended, also while an import is being taken back */
export const stopImport = async (ctx: Acting, id: string): Promise<Shown> => {
  const row = await readOwn(ctx, id);
  // Half of an import taken back could never be finished.
  if (row.stage === 'undo') throw failure('work.ended');
  await transition(ctx.trx, 'listImports', row, { table: importStates, action: 'stop' });
  return readImport(ctx, id);
};

import { fieldFiltersIn } from '@blattwerk/contract/backoffice/list-filters';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { workStates } from '@blattwerk/contract/backoffice/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, inTransactionAs, type Ctx, type Member } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { newDataKey, sealPieces } from '../files/public.ts';
import { readSetting } from '../settings/public.ts';
import { readActiveMember } from '../users/public.ts';
import { chosenColumns, columnsOfShape } from './columns.ts';
import { recordShapeOf, type ExportedResource } from './exported-resource.ts';
import { ListExport } from './list-export.model.ts';
import { storageKeyOf } from './list-exports.service.ts';
import { lists } from './lists.ts';
import { filePieces } from './write-file.ts';

type SystemCtx = Ctx<{ role: 'system' }>;

/** Rows read and written at a time. */
const batchSize = 1000;

/** The person stopped it, or may not see the list any more. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

const begin = (ctx: Ctx, id: string): Promise<ListExport | undefined> =>
  inTransaction(ctx, async (bound) => {
    const row = await ListExport.query(bound.trx).findById(id).forUpdate();
    return row?.status === 'queued' ? transition(bound.trx, 'listExports', row, { table: workStates, action: 'start' }) : row;
  });

/** On a connection of its own, so that others see how far it is while the list is being read. */
const report = async (ctx: SystemCtx, id: string, progress: { rows?: number; total?: number }): Promise<void> => {
  const running = await ListExport.query(ctx.trx)
    .where({ id, status: 'running' })
    .patch({ ...progress, updatedAt: ctx.clock.now() });
  if (running === 0) throw new Stopped();
};

interface Written {
  rows: number;
  bytes: number;
}

/** Reads the list as its person, and writes what it shows. */
const write = (ctx: SystemCtx, row: ListExport, actor: Member, path: string, key: { dataKey: string; keyVersion: number }): Promise<Written> =>
  inTransactionAs({ ...ctx, locale: row.locale }, actor, async (bound) => {
    const resource = row.resource as ExportedResource;
    const list = await lists[resource](bound, row.asked);
    await report(ctx, row.id, { total: await list.count(), rows: 0 });
    const written = { rows: 0, bytes: 0 };
    async function* counted(): AsyncGenerator<object[]> {
      for await (const records of list.batches(batchSize)) {
        yield records;
        written.rows += records.length;
        await report(ctx, row.id, { rows: written.rows });
      }
    }
    const columns = chosenColumns(columnsOfShape(recordShapeOf(resource)), row.asked.columns);
    const file = { resource, format: row.format, locale: row.locale, columns, at: row.createdAt };
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const piece of filePieces(file, counted())) {
        written.bytes += piece.length;
        yield piece;
      }
    }
    const sealed = sealPieces(ctx, { table: 'list_exports', id: row.id, ...key }, storageKeyOf(row.id), measured());
    await pipeline(sealed, createWriteStream(path, { mode: 0o600 }));
    // The audit log says what left: the list, the fields it was narrowed by and not what was asked of them, and how much.
    const fields = fieldFiltersIn(row.asked.filters).map(({ field }) => field);
    const after = { list: resource, format: row.format, rows: written.rows, filters: fields, isSearched: row.asked.q !== undefined };
    await audit(bound, { action: 'list-export.write', objectType: 'list-export', objectId: row.id, after });
    return written;
  });

const end = (ctx: Ctx, id: string, action: 'finish' | 'fail', set: Partial<ListExport>): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const row = await ListExport.query(bound.trx).findById(id).forUpdate();
    if (row?.status !== 'running') throw new Stopped();
    await transition(bound.trx, 'listExports', row, { table: workStates, action, set: { ...set, finishedAt: ctx.clock.now() } });
  });

const make = async (ctx: SystemCtx, row: ListExport): Promise<number> => {
  const actor = await readActiveMember(ctx, row.userId);
  if (actor?.role !== row.role) {
    await end(ctx, row.id, 'fail', {});
    return 0;
  }
  const folder = await mkdtemp(join(tmpdir(), 'blattwerk-list-'));
  try {
    const path = join(folder, 'list.bin');
    const key = newDataKey(ctx, { table: 'list_exports', id: row.id });
    const written = await write(ctx, row, actor, path, key);
    await ctx.ports.storage.putFile(storageKeyOf(row.id), path, 'application/octet-stream');
    const hours = await readSetting(ctx, 'exports.keepHours');
    await end(ctx, row.id, 'finish', { ...key, ...written, total: written.rows, expiresAt: later(ctx.clock.now(), hours * duration.hours) });
    return written.rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes the file of an export. A run that died is repeated from the start; one that was stopped leaves nothing. @returns how many rows were written */
export const runListExport = async (ctx: SystemCtx, id: string): Promise<number> => {
  const row = await begin(ctx, id);
  if (row?.status !== 'running') return 0;
  try {
    return await make(ctx, row);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    await ctx.ports.storage.delete(storageKeyOf(id));
    return 0;
  }
};

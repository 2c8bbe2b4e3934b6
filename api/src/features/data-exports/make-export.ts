import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportStates } from '@blattwerk/contract/data-exports/states';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { packArchive } from './archive.ts';
import { collectData } from './collect/collect.ts';
import { DataExport } from './data-export.model.ts';
import { lockExport } from './data-exports.queries.ts';

const retention = 7 * duration.days;

interface Packed {
  bytes: number;
  sha256: string;
}

/** Writes the archive to a file of this machine, piece by piece, counting its hash on the way. */
const writeArchive = async (path: string, archive: Readable): Promise<Packed> => {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(archive, hashing, createWriteStream(path, { mode: 0o600 }));
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
};

const makeFile = async (ctx: Ctx, row: DataExport, storageKey: string): Promise<Packed> => {
  const folder = await mkdtemp(join(tmpdir(), 'blattwerk-export-'));
  const report = async (progress: number): Promise<void> =>
    void (await DataExport.query(ctx.trx).findById(row.id).patch({ progress, updatedAt: ctx.clock.now() }));
  try {
    await report(5);
    const collected = await collectData({ ...ctx, locale: row.locale }, row.userId);
    await report(20);
    const path = join(folder, 'export.zip');
    const packed = await writeArchive(path, await packArchive({ ...ctx, locale: row.locale }, collected, report));
    await ctx.ports.storage.putFile(storageKey, path, 'application/zip');
    await report(95);
    return packed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const finish = async (ctx: Ctx, row: DataExport, storageKey: string, packed: Packed): Promise<void> => {
  const readyAt = ctx.clock.now();
  const set = { ...packed, storageKey, readyAt, expiresAt: later(readyAt, retention), progress: 100 };
  await transition(ctx.trx, 'dataExports', row, { table: exportStates, action: 'finish', set });
  await audit(ctx, { action: 'data-export.ready', objectType: 'data-export', objectId: row.id, patientId: row.userId });
  await queueMail(ctx, {
    template: 'export-ready',
    recipientId: row.userId,
    locale: row.locale,
    params: { expiresAt: set.expiresAt.toISOString() },
    dedupeKey: `export-ready:${row.id}`,
  });
};

const begin = (ctx: Ctx, exportId: string): Promise<DataExport | undefined> =>
  inTransaction(ctx, async (bound) => {
    const row = await DataExport.query(bound.trx).findById(exportId).forUpdate();
    return row?.status === 'requested' ? transition(bound.trx, 'dataExports', row, { table: exportStates, action: 'start' }) : row;
  });

/** Makes the copy once: of two runs at once one waits for the other, and one that died is repeated at the same place. */
export const makeExport = async (ctx: Ctx, exportId: string): Promise<void> => {
  if ((await begin(ctx, exportId))?.status !== 'running') return;
  await inTransaction(ctx, async (bound) => {
    await lockExport(bound, exportId);
    const row = await DataExport.query(bound.trx).findById(exportId);
    if (row?.status !== 'running') return;
    const storageKey = `export/${exportId}.zip`;
    await finish(bound, row, storageKey, await makeFile(ctx, row, storageKey));
  });
};

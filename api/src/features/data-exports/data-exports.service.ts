import type { Readable } from 'node:stream';
import type { OwnerProof } from '@blattwerk/contract/data-exports/shapes';
import { exportStates } from '@blattwerk/contract/data-exports/states';
import { StorageDownloadError } from '../../adapters/storage/storage-port.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inReading, inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, newSecret, sha256 } from '../../kernel/ids.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { transition } from '../../kernel/state-machine.ts';
import { assertOwner, proofKindOf } from '../second-factors/public.ts';
import { readOwnUser } from '../users/public.ts';
import { DataExport } from './data-export.model.ts';

/** A run that has not moved for this long has died for good. */
const patience = 2 * duration.hours;
const shown = 10;
/** As long as a signed link to a file. */
const ticketLife = duration.minutes;

const own = (ctx: Ctx<Member>) => DataExport.query(ctx.trx).where({ userId: ctx.actor.id });

/** Begins to put the data together; a second request at the same time is refused by the database. @throws auth.invalidPassword, export.alreadyRunning */
export const requestExport = async (ctx: Ctx<Member>, proof: OwnerProof): Promise<DataExport> => {
  await assertOwner(ctx, proof);
  return inTransaction(ctx, async (bound) => {
    const at = ctx.clock.now();
    const row = { id: newId(), userId: ctx.actor.id, locale: ctx.locale, requestedAt: at, createdAt: at, updatedAt: at };
    const requested = await DataExport.query(bound.trx).insertAndFetch(row);
    await audit(bound, { action: 'data-export.request', objectType: 'data-export', objectId: requested.id, patientId: ctx.actor.id });
    await bound.jobs.send('data-exports.make', { exportId: requested.id });
    return requested;
  });
};

export const listExports = async (ctx: Ctx<Member>): Promise<{ rows: DataExport[]; proof: 'password' | 'code' }> => {
  const rows = await own(ctx).orderBy('requestedAt', 'desc').limit(shown);
  return { rows, proof: proofKindOf(await readOwnUser(ctx)) };
};

const findReady = async (ctx: Ctx<Member>, id: string): Promise<{ row: DataExport; storageKey: string }> => {
  const row = found(await own(ctx).findById(id));
  const { storageKey } = row;
  if (row.status !== 'ready' || storageKey === null || (row.expiresAt ?? ctx.clock.now()) <= ctx.clock.now()) throw failure('export.notReady');
  return { row, storageKey };
};

/**
 * What fetches the file once within a minute, for its owner, who has proved it again. A new one takes the place of the one before.
 * @throws server.notFound, export.notReady, auth.invalidPassword
 */
export const mintTicket = async (ctx: Ctx<Member>, id: string, proof: OwnerProof): Promise<{ ticket: string; expiresAt: Date }> => {
  await inReading(ctx, (bound) => findReady(bound, id));
  await assertOwner(ctx, proof);
  const ticket = newSecret();
  const expiresAt = later(ctx.clock.now(), ticketLife);
  const hashed = { ticketHash: sha256(ticket), ticketExpiresAt: expiresAt };
  const given = await inTransaction(ctx, async (bound) => own(bound).where({ id, status: 'ready' }).patch(hashed));
  if (given === 0) throw failure('export.notReady');
  return { ticket, expiresAt };
};

const takeTicket = (ctx: Ctx<Member>, id: string, ticket: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const now = ctx.clock.now();
    const taken = await own(bound)
      .where({ id, status: 'ready', ticketHash: sha256(ticket) })
      .where('ticketExpiresAt', '>', now)
      .patch({ ticketHash: null, ticketExpiresAt: null, downloadedAt: now });
    if (taken === 0) throw failure('export.ticketInvalid');
    await audit(bound, { action: 'data-export.download', objectType: 'data-export', objectId: id, patientId: ctx.actor.id });
  });

/**
 * The file, for its owner's ticket, which this uses up: of two requests at once one gets it. A storage that fails leaves the ticket as it was.
 * Each download is in the audit log. @throws server.notFound, export.notReady, export.ticketInvalid, aws.download.error
 */
export const openExport = async (ctx: Ctx<Member>, id: string, ticket: string): Promise<{ row: DataExport; stream: Readable }> => {
  const { row, storageKey } = await inReading(ctx, (bound) => findReady(bound, id));
  if (row.ticketHash !== sha256(ticket)) throw failure('export.ticketInvalid');
  const stream = await ctx.ports.storage.open(storageKey).catch((error: unknown) => {
    throw error instanceof StorageDownloadError ? failure('aws.download.error', undefined, { cause: error }) : error;
  });
  try {
    await takeTicket(ctx, id, ticket);
  } catch (error) {
    stream.destroy();
    throw error;
  }
  return { row, stream };
};

const expire = async (ctx: Ctx, row: DataExport): Promise<void> => {
  if (row.storageKey) await ctx.ports.storage.delete(row.storageKey);
  await inTransaction(ctx, async (bound) => {
    await transition(bound.trx, 'dataExports', row, {
      table: exportStates,
      action: 'expire',
      set: { storageKey: null, ticketHash: null, ticketExpiresAt: null },
    });
    await audit(bound, { action: 'data-export.expire', objectType: 'data-export', objectId: row.id, patientId: row.userId });
  });
};

/** Files whose days are over go; what died on the way counts as failed, so that it can be asked for again. */
export const expireExports = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const due = await DataExport.query(ctx.trx).where({ status: 'ready' }).where('expiresAt', '<=', now);
  const expired = await forEachContinue(ctx, due, (row) => expire(ctx, row));
  const dead = await DataExport.query(ctx.trx)
    .whereIn('status', [...exportStates.actions.fail.from])
    .where('requestedAt', '<', later(now, -patience));
  const failed = await forEachContinue(ctx, dead, (row) => transition(ctx.trx, 'dataExports', row, { table: exportStates, action: 'fail' }));
  return expired + failed;
};

/** Takes away every copy of a person's data, the files first. */
export const deleteExportsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  const rows = await DataExport.query(ctx.trx).where({ userId });
  for (const { storageKey } of rows) if (storageKey) await ctx.ports.storage.delete(storageKey);
  await DataExport.query(ctx.trx).where({ userId }).delete();
};

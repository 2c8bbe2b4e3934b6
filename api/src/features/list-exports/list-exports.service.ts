import { Readable } from 'node:stream';
import { workStates } from '@blattwerk/contract/backoffice/states';
import type { ExportInput } from '@blattwerk/contract/list-exports/shapes';
import { StorageDownloadError } from '../../adapters/storage/storage-port.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { slugOf } from '../../kernel/slug.ts';
import { transition } from '../../kernel/state-machine.ts';
import { openPieces } from '../files/public.ts';
import { chosenColumns, columnsOfShape } from './columns.ts';
import { recordShapeOf, type ExportedResource } from './exported-resource.ts';
import { ListExport } from './list-export.model.ts';
import { takeTicket, type Taken } from './list-exports.queries.ts';
import { lists } from './lists.ts';
import { readTicket } from './ticket.ts';

export const storageKeyOf = (id: string): string => `list-export/${id}.bin`;

const shown = 20;

const own = (ctx: Ctx<Member>) => ListExport.query(ctx.trx).where({ userId: ctx.actor.id });

/** @throws server.badRequest for a filter or an order that the list does not have, and where no column is left */
export const requestListExport = async (ctx: Ctx<Member>, resource: ExportedResource, { format, ...asked }: ExportInput): Promise<ListExport> => {
  await lists[resource](ctx, asked);
  if (chosenColumns(columnsOfShape(recordShapeOf(resource)), asked.columns).length === 0)
    throw failure('server.badRequest', { fields: [{ path: 'columns', message: 'columns' }] });
  const at = ctx.clock.now();
  const row = { id: newId(), userId: ctx.actor.id, role: ctx.actor.role, resource, format, asked, locale: ctx.locale, createdAt: at, updatedAt: at };
  const requested = await ListExport.query(ctx.trx).insertAndFetch(row);
  await ctx.jobs.send('list-exports.write', { exportId: requested.id });
  return requested;
};

export const listListExports = async (ctx: Ctx<Member>): Promise<ListExport[]> => own(ctx).orderBy('createdAt', 'desc').limit(shown);

/** @throws server.notFound for one that is missing, over, or another person's */
export const readListExport = async (ctx: Ctx<Member>, id: string): Promise<ListExport> => found(await own(ctx).findById(id));

/** @throws server.notFound, work.ended */
export const stopListExport = async (ctx: Ctx<Member>, id: string): Promise<ListExport> =>
  transition(ctx.trx, 'listExports', await readListExport(ctx, id), { table: workStates, action: 'stop', set: { finishedAt: ctx.clock.now() } });

/** Uses the ticket up: of two who bring it at once one gets the file. Each download is in the audit log of the person whose export it is. */
const take = (ctx: Ctx, id: string, downloads: number): Promise<Taken> =>
  inTransaction(ctx, async (bound) => {
    const taken = await takeTicket(bound, id, downloads);
    if (!taken) throw failure('listExport.ticketInvalid');
    const actor = { role: taken.role, id: taken.userId, status: 'active' as const, sessionId: '', pharmacyId: null, isWorking: true };
    await audit({ ...bound, actor }, { action: 'list-export.download', objectType: 'list-export', objectId: id, after: { list: taken.resource } });
    return taken;
  });

export interface OpenedFile {
  stream: Readable;
  bytes: number;
  filename: string;
  contentType: string;
}

const contentTypes = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** `products-2026-11-24-1405-anna-amt.csv`: when and by whom, wherever the file goes. Pure. */
const filenameOf = ({ resource, format, createdAt, firstName, lastName }: Taken): string =>
  `${resource}-${createdAt.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}-${slugOf(`${firstName} ${lastName}`)}.${format}`;

/** The file, once, for its ticket. @throws listExport.ticketInvalid, aws.download.error */
export const openListExport = async (ctx: Ctx, id: string, ticket: string): Promise<OpenedFile> => {
  const downloads = readTicket(ctx, id, ticket);
  if (downloads === undefined) throw failure('listExport.ticketInvalid');
  const key = storageKeyOf(id);
  const stored = await ctx.ports.storage.open(key).catch((error: unknown) => {
    if (error instanceof StorageDownloadError) throw failure(error.missing ? 'listExport.ticketInvalid' : 'aws.download.error', undefined, { cause: error });
    throw error;
  });
  const taken = await take(ctx, id, downloads).catch((error: unknown) => {
    stored.destroy();
    throw error;
  });
  const { dataKey, keyVersion } = taken;
  const stream = Readable.from(openPieces(ctx, { table: 'list_exports', id, dataKey, keyVersion }, key, stored), { objectMode: false });
  return { stream, bytes: Number(taken.bytes), filename: filenameOf(taken), contentType: contentTypes[taken.format] };
};

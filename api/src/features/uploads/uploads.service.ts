import type { Upload as PresentedUpload } from '@blattwerk/contract/uploads/shapes';
import { storedTypes, type StoredType } from '../../adapters/file-inspection/file-inspection-port.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { sha256 } from '../../kernel/ids.ts';
import { neutralName } from '../../locales/file-names.ts';
import { fetchStored, removeStored } from '../files/public.ts';
import { treatmentsVisibleTo, type Treatment } from '../treatments/public.ts';
import { mayBeRemoved, presentUpload } from './upload.presenter.ts';
import { Upload, visibleTo } from './upload.model.ts';
import { filesIn, findCase, lockPatient, scopeOf } from './uploads.queries.ts';

/** The files of a request, the oldest first; without one those that join the next. @throws treatment.notFound */
export const listUploads = async (ctx: Ctx<Member>, treatmentId: string | null): Promise<PresentedUpload[]> => {
  const request = treatmentId ? await findCase(ctx, treatmentId) : { status: 'draft' as const, decidedAt: null };
  const rows = await filesIn(ctx, await scopeOf(ctx, treatmentId)).orderBy(['createdAt', 'id']);
  return rows.map((row) => presentUpload(row, ctx.actor.role === 'patient' && mayBeRemoved(row, request)));
};

export interface OpenedFile {
  bytes: Buffer;
  filename: string;
  contentType: StoredType;
}

/** How to fetch a file that the scanner has passed. @throws file.notFound, file.scanning; when fetched, aws.download.error */
export const fetching = (ctx: Ctx<Member>, row: Upload): (() => Promise<OpenedFile>) => {
  if (row.status === 'scanning') throw failure('file.scanning');
  const { id, dataKey, keyVersion } = row;
  if (row.status !== 'clean' || !dataKey) throw failure('file.notFound');
  return async () => {
    const bytes = await fetchStored(ctx, { table: 'uploads', id, dataKey, keyVersion }, row.storageKey);
    if (sha256(bytes) !== row.sha256) throw failure('aws.download.error');
    // Our own name: what a person typed is never part of a header.
    return { bytes, filename: neutralName(id.slice(-8), storedTypes[row.contentType]), contentType: row.contentType };
  };
};

/** Who opened it is written down. @throws file.notFound, file.scanning; when fetched, aws.download.error */
export const openUpload = async (ctx: Ctx<Member>, id: string): Promise<() => Promise<OpenedFile>> => {
  const row = found(await visibleTo(ctx.trx, ctx.actor).findById(id), 'file.notFound');
  const fetch = fetching(ctx, row);
  await audit(ctx, { action: 'upload.read', objectType: 'upload', objectId: id, patientId: row.patientId });
  return fetch;
};

/** The request is locked before its file, as when a message takes the file along. @throws treatment.cantProcessed also while a decision has not left */
const lockRemovable = async (ctx: Ctx<Member>, { id, treatmentId }: Upload): Promise<Upload> => {
  const lock = (): Promise<Upload | undefined> => visibleTo(ctx.trx, ctx.actor).findById(id).forUpdate().execute();
  if (!treatmentId) return found(await lock(), 'file.notFound');
  const query = treatmentsVisibleTo(ctx.trx, ctx.actor).where('treatments.id', treatmentId).forUpdate();
  const request: Pick<Treatment, 'status' | 'heldDecision' | 'decidedAt'> = found(await query.first('status', 'heldDecision', 'decidedAt'), 'file.notFound');
  const row = found(await lock(), 'file.notFound');
  if (request.heldDecision || !mayBeRemoved(row, request)) throw failure('treatment.cantProcessed');
  return row;
};

/** Bytes first: a row without its bytes can be found and mended. @throws file.notFound, treatment.cantProcessed, aws.upload.error */
export const deleteUpload = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  await lockPatient(ctx);
  const row = await lockRemovable(ctx, found(await visibleTo(ctx.trx, ctx.actor).findById(id), 'file.notFound'));
  await removeStored(ctx, row.storageKey);
  await Upload.query(ctx.trx).deleteById(id);
  await audit(ctx, { action: 'upload.delete', objectType: 'upload', objectId: id, patientId: row.patientId });
};

interface WrittenMessage {
  id: string;
  treatmentId: string;
  patientId: string;
  uploadIds: readonly string[];
}

/** Files leave with a message: the patient's own ones of the same request that left with no other. @throws file.notFound */
export const sendWithMessage = async ({ trx }: Ctx, { id: messageId, treatmentId, patientId, uploadIds }: WrittenMessage): Promise<void> => {
  const ids = [...new Set(uploadIds)];
  const sent = await Upload.query(trx)
    .whereIn('id', ids)
    .where({ treatmentId, patientId })
    .whereNull('messageId')
    .whereNot({ status: 'refused' })
    .patch({ messageId });
  if (sent !== ids.length) throw failure('file.notFound');
};

/** A request was sent: what waited for one is part of it. */
export const joinRequest = async ({ trx }: Ctx, { patientId, treatmentId }: { patientId: string; treatmentId: string }): Promise<void> =>
  void (await Upload.query(trx).where({ patientId }).whereNull('treatmentId').patch({ treatmentId }));

import type { Upload as PresentedUpload } from '@blattwerk/contract/uploads/shapes';
import { storedTypes, type StoredType } from '../../adapters/file-inspection/file-inspection-port.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { sha256 } from '../../kernel/ids.ts';
import { treatmentsVisibleTo, type Treatment } from '../treatments/public.ts';
import { fetchStored, removeStored } from './encrypted-storage.ts';
import { isOpen, presentUpload } from './upload.presenter.ts';
import { Upload, visibleTo } from './upload.model.ts';
import { filesIn, findCase, lockPatient, scopeOf } from './uploads.queries.ts';

/** The files of a request, the oldest first; without one those that join the next. @throws treatment.notFound */
export const listUploads = async (ctx: Ctx<Member>, treatmentId: string | null): Promise<PresentedUpload[]> => {
  const status = treatmentId ? (await findCase(ctx, treatmentId)).status : 'draft';
  const rows = await filesIn(ctx, await scopeOf(ctx, treatmentId)).orderBy(['createdAt', 'id']);
  return rows.map((row) => presentUpload(row, ctx.actor.role === 'patient' && isOpen(status)));
};

interface OpenedFile {
  bytes: Buffer;
  filename: string;
  contentType: StoredType;
}

/**
 * How to fetch a file that the scanner has passed. Who opened it is written down.
 * @throws file.notFound, file.scanning; when fetched, aws.download.error
 */
export const openUpload = async (ctx: Ctx<Member>, id: string): Promise<() => Promise<OpenedFile>> => {
  const row = found(await visibleTo(ctx.trx, ctx.actor).findById(id), 'file.notFound');
  if (row.status === 'scanning') throw failure('file.scanning');
  const { dataKey, keyVersion } = row;
  if (row.status !== 'clean' || !dataKey) throw failure('file.notFound');
  await audit(ctx, { action: 'upload.read', objectType: 'upload', objectId: id, patientId: row.patientId });
  return async () => {
    const bytes = await fetchStored(ctx, { id, dataKey, keyVersion }, row.storageKey);
    if (sha256(bytes) !== row.sha256) throw failure('aws.download.error');
    // Our own name: what a person typed is never part of a header.
    return { bytes, filename: `blattwerk-${id.slice(-8)}.${storedTypes[row.contentType]}`, contentType: row.contentType };
  };
};

/** @throws treatment.cantProcessed when it is decided, also while the decision has not left */
const checkUndecided = async (ctx: Ctx<Member>, treatmentId: string): Promise<void> => {
  const query = treatmentsVisibleTo(ctx.trx, ctx.actor).where('treatments.id', treatmentId).forUpdate();
  const treatment: Pick<Treatment, 'status' | 'heldDecision'> = found(await query.first('status', 'heldDecision'), 'file.notFound');
  if (!isOpen(treatment.status) || treatment.heldDecision) throw failure('treatment.cantProcessed');
};

/** Bytes first: a row without its bytes can be found and mended. @throws file.notFound, treatment.cantProcessed, aws.upload.error */
export const deleteUpload = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  await lockPatient(ctx);
  const row = found(await visibleTo(ctx.trx, ctx.actor).findById(id).forUpdate(), 'file.notFound');
  if (row.treatmentId) await checkUndecided(ctx, row.treatmentId);
  await removeStored(ctx, row.storageKey);
  await Upload.query(ctx.trx).deleteById(id);
  await audit(ctx, { action: 'upload.delete', objectType: 'upload', objectId: id, patientId: row.patientId });
};

/** A request was sent: what waited for one is part of it. */
export const joinRequest = async ({ trx }: Ctx, { patientId, treatmentId }: { patientId: string; treatmentId: string }): Promise<void> =>
  void (await Upload.query(trx).where({ patientId }).whereNull('treatmentId').patch({ treatmentId }));

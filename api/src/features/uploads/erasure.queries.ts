import type { Ctx } from '../../kernel/ctx.ts';
import { Upload } from './upload.model.ts';
import { UploadSession } from './upload-session.model.ts';
import { heldPatients } from '../legal-holds/public.ts';

/** Bytes first, then rows: with a row its key goes, so that nothing reads what a backup of the storage still holds. */
const deleteUploads = async (ctx: Ctx, rows: readonly Pick<Upload, 'id' | 'storageKey'>[]): Promise<void> => {
  for (const { storageKey } of rows) await ctx.ports.storage.delete(storageKey);
  await Upload.query(ctx.trx)
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .delete();
};

export const deleteSessions = async (ctx: Ctx, rows: readonly UploadSession[]): Promise<void> => {
  for (const { parts } of rows) for (const { storageKey } of parts) await ctx.ports.storage.delete(storageKey);
  await UploadSession.query(ctx.trx)
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .delete();
};

/** With requests their files go. */
export const deleteUploadsOfRequests = async (ctx: Ctx, treatmentIds: readonly string[]): Promise<void> => {
  await deleteSessions(ctx, await UploadSession.query(ctx.trx).whereIn('treatmentId', [...treatmentIds]));
  await deleteUploads(ctx, await Upload.query(ctx.trx).whereIn('treatmentId', [...treatmentIds]));
};

interface Due {
  patientId?: string;
  before: Date;
  limit: number;
}

/** Files that belong to no request, sent before `before`. @returns how many were deleted */
export const deleteUnsentUploads = async (ctx: Ctx, { patientId, before, limit }: Due): Promise<number> => {
  const whose = patientId ? { patientId } : {};
  const due = Upload.query(ctx.trx).where(whose).whereNull('treatmentId').where('createdAt', '<=', before);
  const rows = await due.whereNotIn('patientId', heldPatients(ctx)).limit(limit);
  await deleteUploads(ctx, rows);
  return rows.length;
};

/** Files in which the scanner found malware: their bytes went at once, and after some time that there was one. @returns how many were deleted */
export const deleteRefusedUploads = async (ctx: Ctx, { before, limit }: Due): Promise<number> => {
  const due = Upload.query(ctx.trx).where({ status: 'refused' }).where('updatedAt', '<', before);
  const rows = await due.whereNotIn('patientId', heldPatients(ctx)).limit(limit);
  await deleteUploads(ctx, rows);
  return rows.length;
};

/** What a patient had begun to send. */
export const deleteSessionsOf = async (ctx: Ctx, patientId: string): Promise<void> =>
  deleteSessions(ctx, await UploadSession.query(ctx.trx).where({ patientId }));

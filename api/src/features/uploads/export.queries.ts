import { storedTypes } from '../../adapters/file-inspection/file-inspection-port.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { fetchStored } from '../files/public.ts';
import { Upload } from './upload.model.ts';

export interface ExportedUpload {
  row: Upload;
  /** Without a name that could be any: the day, the purpose and the end of the id. */
  path: string;
  fetch: () => Promise<Buffer>;
}

/** Everything that a patient sent and that the scanner has passed. */
export const uploadsForExport = async (ctx: Ctx, patientId: string): Promise<ExportedUpload[]> => {
  const rows = await Upload.query(ctx.trx).where({ patientId, status: 'clean' }).orderBy(['createdAt', 'id']);
  return rows.map((row) => ({
    row,
    path: `uploads/${row.createdAt.toISOString().slice(0, 10)}-${row.purpose}-${row.id.slice(-6)}.${storedTypes[row.contentType]}`,
    fetch: () => fetchStored(ctx, { table: 'uploads', id: row.id, dataKey: row.dataKey ?? '', keyVersion: row.keyVersion }, row.storageKey),
  }));
};

import type { DataExport } from '@blattwerk/contract/data-exports/shapes';
import type { DataExport as StoredExport } from './data-export.model.ts';

export const presentExport = (row: StoredExport): DataExport => ({
  id: row.id,
  status: row.status,
  progress: row.status === 'ready' || row.status === 'expired' ? 100 : row.progress,
  requestedAt: row.requestedAt.toISOString(),
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  downloadedAt: row.downloadedAt?.toISOString() ?? null,
  bytes: row.bytes,
});

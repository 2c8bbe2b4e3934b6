import type { DataExport } from '@blattwerk/contract/data-exports/shapes';
import type { ExportStatus } from '@blattwerk/contract/data-exports/states';
import type { Locale } from '@blattwerk/contract/errors';

/** One request for a copy of the own data, and its file. */
export interface ExportRow {
  id: string;
  userId: string;
  status: ExportStatus;
  progress: number;
  locale: Locale;
  storageKey: string | null;
  bytes: string | null;
  sha256: string | null;
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  downloadedAt: Date | null;
  ticketHash: string | null;
  version: number;
}

export const presentExport = (row: ExportRow): DataExport => ({
  id: row.id,
  status: row.status,
  progress: row.status === 'ready' || row.status === 'expired' ? 100 : row.progress,
  requestedAt: row.requestedAt.toISOString(),
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  downloadedAt: row.downloadedAt?.toISOString() ?? null,
  bytes: row.bytes === null ? null : Number(row.bytes),
});

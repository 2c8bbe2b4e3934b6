import type { ExportStatus } from '@blattwerk/contract/data-exports/states';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

/** One request for a copy of the own data, and its file. */
export class DataExport extends BaseModel {
  static override tableName = 'data_exports';

  declare userId: string;
  declare status: ExportStatus;
  declare progress: number;
  declare locale: Locale;
  declare storageKey: string | null;
  declare bytes: number | null;
  declare sha256: string | null;
  declare requestedAt: Date;
  declare readyAt: Date | null;
  declare expiresAt: Date | null;
  declare downloadedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare ticketHash: string | null;
  declare ticketExpiresAt: Date | null;
}

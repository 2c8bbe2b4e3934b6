import type { Role } from '@blattwerk/contract/accounts/shapes';
import type { WorkStatus } from '@blattwerk/contract/backoffice/states';
import type { Locale } from '@blattwerk/contract/errors';
import type { ExportFormat, ExportInput } from '@blattwerk/contract/list-exports/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** An export of a list, and its file until both are deleted. */
export class ListExport extends BaseModel {
  static override tableName = 'list_exports';

  declare userId: string;
  /** What the person was when asking: with another role nothing is written. */
  declare role: Role;
  declare resource: string;
  declare format: ExportFormat;
  declare asked: Omit<ExportInput, 'format'>;
  declare locale: Locale;
  declare status: WorkStatus;
  declare rows: number;
  declare total: number | null;
  declare bytes: number | null;
  declare dataKey: string | null;
  declare keyVersion: number | null;
  /** How often the file was fetched; a ticket is good for one of these numbers. */
  declare downloads: number;
  declare finishedAt: Date | null;
  declare expiresAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

import type { Role } from '@blattwerk/contract/accounts/shapes';
import type { WorkStatus } from '@blattwerk/contract/backoffice/states';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

/** What a person does to many records of a list at once. */
export class BulkRun extends BaseModel {
  static override tableName = 'bulk_actions';

  declare userId: string;
  /** What the person was when starting it: with another role nothing is done. */
  declare role: Role;
  declare resource: string;
  declare action: string;
  /** What the action needs beside the records. */
  declare given: Record<string, unknown>;
  declare locale: Locale;
  declare status: WorkStatus;
  declare total: number;
  declare undoOf: string | null;
  declare finishedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

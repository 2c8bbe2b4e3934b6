import type { WorkStatus } from '@blattwerk/contract/backoffice/states';
import type { Locale } from '@blattwerk/contract/errors';
import type { ImportMapping } from '@blattwerk/contract/list-imports/shapes';
import type { ImportStage } from '@blattwerk/contract/list-imports/stages';
import { BaseModel } from '../../kernel/base-model.ts';

/** A file that is imported into a list. */
export class ListImport extends BaseModel {
  static override tableName = 'list_imports';
  static override get jsonAttributes() {
    return ['columns', 'mapping'];
  }

  declare userId: string;
  /** What the person was when uploading: with another role nothing is done. */
  declare role: 'admin';
  declare resource: string;
  declare locale: Locale;
  declare filename: string;
  /** SHA-256 of the file, by which a repeated upload is noticed. */
  declare digest: string;
  declare format: 'csv' | 'xlsx';
  declare encoding: string;
  declare delimiter: string | null;
  declare columns: string[];
  declare mapping: ImportMapping;
  declare mappingFrom: 'headings' | 'remembered' | 'sent';
  declare stage: ImportStage;
  declare status: WorkStatus;
  declare total: number;
  declare done: number;
  declare committedAt: Date | null;
  declare undoneAt: Date | null;
  /** When what the file held was deleted. */
  declare forgottenAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

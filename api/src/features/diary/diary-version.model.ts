import type { DiaryEntry, DiaryUnit } from '@blattwerk/contract/diary/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** What an entry says: written once, corrected by the next version. */
export class EntryVersion extends BaseModel {
  static override tableName = 'diary_versions';
  static override idColumn = ['entryId', 'version'];

  declare entryId: string;
  declare version: number;
  declare patientId: string;
  declare takenOn: string;
  declare dose: number;
  declare unit: DiaryUnit;
  declare prescriptionId: string | null;
  declare productId: string | null;
  declare effect: number;
  declare sideEffects: DiaryEntry['sideEffects'];
  declare note: string | null;
  declare writtenAt: Date;
}

import { BaseModel } from '../../kernel/base-model.ts';

/** One entry of the diary, by the name that its device gave it. What it says is in its versions; deleted, it has none. */
export class StoredEntry extends BaseModel {
  static override tableName = 'diary_entries';

  declare patientId: string;
  declare clientId: string;
  declare createdAt: Date;
  declare deletedAt: Date | null;
}

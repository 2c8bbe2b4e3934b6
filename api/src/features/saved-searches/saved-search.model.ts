import { BaseModel } from '../../kernel/base-model.ts';

/** A person's filters of the catalogue under a name of its own. */
export class StoredSearch extends BaseModel {
  static override tableName = 'saved_searches';

  declare userId: string;
  declare place: number;
  declare name: string;
  declare search: string;
  declare createdAt: Date;
  declare updatedAt: Date;
}

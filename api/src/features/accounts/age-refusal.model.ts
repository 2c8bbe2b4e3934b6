import { BaseModel } from '../../kernel/base-model.ts';

/** The last registration for an address that was refused for its date of birth; neither of them can be read here. */
export class AgeRefusal extends BaseModel {
  static override tableName = 'age_refusals';
  static override idColumn = 'emailHash';

  declare emailHash: string;
  declare birthHash: string;
  declare refusedAt: Date;
}

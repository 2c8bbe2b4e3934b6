import { BaseModel } from '../../kernel/base-model.ts';

export class StrainSynonym extends BaseModel {
  static override tableName = 'strain_synonyms';
  static override idColumn = ['strainId', 'name'];

  declare strainId: string;
  declare name: string;
}

import { BaseModel } from '../../kernel/base-model.ts';

export class Favorite extends BaseModel {
  static override tableName = 'favorites';
  static override idColumn = ['userId', 'productId'];

  declare userId: string;
  declare productId: string;
  declare createdAt: Date;
}

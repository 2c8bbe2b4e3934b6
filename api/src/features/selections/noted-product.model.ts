import { BaseModel } from '../../kernel/base-model.ts';

/** One product of a person's saved selection. */
export class NotedProduct extends BaseModel {
  static override tableName = 'noted_products';
  static override idColumn = ['userId', 'place'];

  declare userId: string;
  declare place: number;
  declare productId: string;
  declare amount: number | null;
  declare notedAt: Date;
}

import { Model } from 'objection';
import { BaseModel } from '../../kernel/base-model.ts';

/** A terpene with its names. */
export class Terpene extends BaseModel {
  static override tableName = 'terpenes';
  static override idColumn = 'key';

  declare key: string;
  declare nameDe: string;
  declare nameEn: string;
}

/** A terpene of one product, and its share of the oil in per cent where that is known. */
export class ProductTerpene extends BaseModel {
  static override tableName = 'product_terpenes';
  static override idColumn = ['productId', 'terpene'];
  static override relationMappings = {
    names: { relation: Model.BelongsToOneRelation, modelClass: Terpene, join: { from: 'product_terpenes.terpene', to: 'terpenes.key' } },
  };

  declare productId: string;
  declare terpene: string;
  declare share: number | null;

  declare names?: Terpene;
}

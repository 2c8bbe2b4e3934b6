import type { Category, Genetics, Irradiation, Unit } from '@blattwerk/contract/products/enums';
import { Model, type QueryBuilder } from 'objection';
import { BaseModel } from '../../kernel/base-model.ts';
import { ProductTerpene } from './terpene.model.ts';

/** A flower, extract, vape or edible, identified by its PZN. */
export class Product extends BaseModel {
  static override tableName = 'products';
  static override relationMappings = {
    terpenes: {
      relation: Model.HasManyRelation,
      modelClass: ProductTerpene,
      join: { from: 'products.id', to: 'product_terpenes.productId' },
      modify: (query: QueryBuilder<ProductTerpene>) => query.orderByRaw('share DESC NULLS LAST, terpene'),
    },
  };

  declare slug: string;
  declare pzn: string;
  declare name: string;
  declare category: Category;
  declare unit: Unit;
  declare genetics: Genetics | null;
  declare geneticsDetail: string | null;
  declare thc: number | null;
  declare cbd: number | null;
  declare isThcBelow: boolean;
  declare isCbdBelow: boolean;
  declare manufacturerId: string | null;
  declare growerId: string | null;
  declare strainId: string | null;
  declare origin: string | null;
  declare irradiation: Irradiation;
  declare cartridgeSystem: string | null;
  declare descriptionDe: string | null;
  declare descriptionEn: string | null;
  declare isPromoted: boolean;
  declare publishedAt: Date | null;
  /** Set while it is not published and once was. */
  declare withdrawnAt: Date | null;
  declare firstSeenAt: Date;
  /** The product that this one turned out to be twice. */
  declare mergedIntoId: string | null;
  declare mergedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;

  /** The strongest first. */
  declare terpenes?: ProductTerpene[];
}

import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A manufacturer, or a name that leads to one. */
export class Manufacturer extends BaseModel {
  static override tableName = 'manufacturers';

  declare slug: string;
  declare name: string;
  declare aliasOfId: string | null;
  declare aliasedAt: Date | null;
  declare movedProductIds: string[] | null;
  declare version: number;
  declare updatedAt: Date;
}

/** A grower, or a name that leads to one. */
export class Grower extends BaseModel {
  static override tableName = 'growers';

  declare slug: string;
  declare name: string;
  declare aliasOfId: string | null;
  declare aliasedAt: Date | null;
  declare movedProductIds: string[] | null;
  declare version: number;
  declare updatedAt: Date;
}

/** A strain, or a name that leads to one. */
export class Strain extends BaseModel {
  static override tableName = 'strains';

  declare slug: string;
  declare name: string;
  declare aliasOfId: string | null;
  declare aliasedAt: Date | null;
  declare movedProductIds: string[] | null;
  declare version: number;
  declare updatedAt: Date;
}

/** The three have the same columns, so that one service does for all of them. */
export const referenceModels: Readonly<Record<ReferenceKind, typeof Manufacturer>> = { manufacturers: Manufacturer, growers: Grower, strains: Strain };

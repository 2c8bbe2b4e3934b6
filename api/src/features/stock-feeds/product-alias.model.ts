import type { UnmatchedState } from '@blattwerk/contract/unmatched-products/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** An article under a name or PZN that only the pharmacy uses, with the product that a person says it is. */
export class ProductAlias extends BaseModel {
  static override tableName = 'product_aliases';

  declare pharmacyId: string;
  declare alias: string;
  declare productId: string | null;
  declare state: UnmatchedState;
  declare pzn: string | null;
  declare name: string;
  declare lastSeenAt: Date;
  declare version: number;
  declare createdAt: Date;
  /** What the row that was delivered last says; `runId` is its run. */
  declare quantity: number | null;
  declare priceCents: number | null;
  declare runId: string | null;
  declare decidedAt: Date | null;
}

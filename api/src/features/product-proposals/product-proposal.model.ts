import type { ProposalStatus } from '@blattwerk/contract/product-proposals/states';
import type { Category } from '@blattwerk/contract/products/enums';
import type { Knex } from 'knex';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor } from '../../kernel/ctx.ts';

/** A product that a doctor misses. */
export class ProductProposal extends BaseModel {
  static override tableName = 'product_proposals';

  declare doctorId: string;
  declare name: string;
  declare manufacturer: string | null;
  declare category: Category;
  declare thc: number | null;
  declare cbd: number | null;
  declare pzn: string | null;
  declare note: string | null;
  declare status: ProposalStatus;
  declare productId: string | null;
  declare reason: string | null;
  declare decidedById: string | null;
  declare decidedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** Proposals that the actor may see: the own ones, or all for administrators. */
export const visibleTo = (trx: Knex, actor: Actor): Knex.QueryBuilder => {
  const query = trx('product_proposals');
  if (actor.role === 'admin') return query;
  return actor.role === 'doctor' ? query.where('product_proposals.doctorId', actor.id) : query.whereRaw('false');
};

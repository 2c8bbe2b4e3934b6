import type { ListLayout } from '@blattwerk/contract/views/shapes';
import type { QueryBuilder } from 'objection';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { View, type LayoutRow } from './view.model.ts';

/** The own views, those of the own role and those of everyone. */
export const visibleViews = ({ trx, actor }: Ctx<Member>): QueryBuilder<View> =>
  View.query(trx).where((one) => {
    void one.where({ scope: 'private', ownerId: actor.id }).orWhere({ scope: 'role', role: actor.role }).orWhere({ scope: 'everyone' });
  });

/** Those among which a view's name and default are the only ones. */
export const besides = (
  { trx }: Ctx,
  { id, resource, scope, ownerId, role }: Pick<View, 'id' | 'resource' | 'scope' | 'ownerId' | 'role'>,
): QueryBuilder<View> => {
  const group = { private: { ownerId }, role: { role }, everyone: {} }[scope];
  return View.query(trx)
    .where({ resource, scope, ...group })
    .whereNot({ id });
};

export const readLayout = async ({ trx, actor }: Ctx<Member>, resource: string): Promise<ListLayout | null> => {
  const row = await trx<LayoutRow & { ownerId: string; resource: string }>('list_layouts').where({ ownerId: actor.id, resource }).first();
  return row?.layout ?? null;
};

/** The last one of two at once stays: it is one person's own. */
export const keepLayout = async ({ trx, actor, clock }: Ctx<Member>, resource: string, layout: ListLayout): Promise<void> => {
  const row = { ownerId: actor.id, resource, layout: JSON.stringify(layout), updatedAt: clock.now() };
  await trx('list_layouts').insert(row).onConflict(['owner_id', 'resource']).merge();
};

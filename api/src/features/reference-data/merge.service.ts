import type { ReferenceDetail, ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { kinds, type MovedReference, type ReferenceRow } from './kinds.ts';
import { targetOf } from './names.queries.ts';
import { referenceModels } from './reference.model.ts';
import { readReference } from './reference-records.queries.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** The products of one record, or those among them that are named, belong to another one. @returns their ids */
    referenceIsMoved(ctx: Ctx, moved: MovedReference): Promise<string[]>;
  }
}

/** In one order, so that two merges at once never wait for each other; a user who gives a product one of the names waits for the outcome. */
const lock = (ctx: Ctx, kind: ReferenceKind, ids: readonly string[]): Promise<ReferenceRow[]> =>
  referenceModels[kind]
    .query(ctx.trx)
    .whereIn('id', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

const touch = async (ctx: Ctx, kind: ReferenceKind, ids: readonly string[]): Promise<void> => {
  await referenceModels[kind]
    .query(ctx.trx)
    .whereIn('id', [...ids])
    .patch({ updatedAt: ctx.clock.now(), version: ctx.trx.raw('version + 1') });
};

/** Gives products of one record to another one. @returns their ids */
const moveProducts = (ctx: Ctx, kind: ReferenceKind, from: string, to: string, among?: readonly string[]): Promise<string[]> =>
  ctx.hooks.referenceIsMoved(ctx, { column: kinds[kind].column, from, to, ...(among ? { among } : {}) });

/**
 * Two records that mean the same become one: the products move to `intoId`, and the other's name and address go on leading there.
 * @throws server.notFound, server.unprocessableEntity for a target that is not there or the same, invalid.status when one of the two was merged itself
 */
export const mergeReference = async (ctx: Ctx, kind: ReferenceKind, { id, intoId }: { id: string; intoId: string }): Promise<ReferenceDetail> => {
  const locked = await lock(ctx, kind, [id, intoId]);
  const source = found(locked.find((row) => row.id === id));
  const target = locked.find((row) => row.id === intoId);
  if (!target || id === intoId) throw failure('server.unprocessableEntity');
  if (source.aliasOfId !== null || target.aliasOfId !== null) throw failure('invalid.status');
  await referenceModels[kind].query(ctx.trx).findById(id).patch({ aliasOfId: intoId, aliasedAt: ctx.clock.now(), movedProductIds: [] });
  const movedProductIds = await moveProducts(ctx, kind, id, intoId);
  await referenceModels[kind].query(ctx.trx).findById(id).patch({ movedProductIds });
  await touch(ctx, kind, [id, intoId]);
  const { noun } = kinds[kind];
  await audit(ctx, {
    action: `${noun}.merge`,
    objectType: noun,
    objectId: id,
    before: { name: source.name },
    after: { intoId, name: target.name, products: movedProductIds.length },
  });
  return readReference(ctx, kind, intoId);
};

/**
 * The merged record becomes canonical again and takes back its products, except those moved to another record meanwhile.
 * @throws server.notFound, invalid.status for one that was not merged, server.conflict when what it leads to is being merged right now
 */
export const undoMerge = async (ctx: Ctx, kind: ReferenceKind, { id }: { id: string }): Promise<ReferenceDetail> => {
  const targetId = found(await targetOf(ctx, kind, id));
  const locked = await lock(ctx, kind, [id, targetId]);
  const merged = found(locked.find((row) => row.id === id));
  if (merged.aliasOfId === null || merged.movedProductIds === null) throw failure('invalid.status');
  if ((await targetOf(ctx, kind, id)) !== targetId) throw failure('server.conflict');
  await referenceModels[kind].query(ctx.trx).findById(id).patch({ aliasOfId: null, aliasedAt: null, movedProductIds: null });
  const returned = await moveProducts(ctx, kind, targetId, id, merged.movedProductIds);
  await touch(ctx, kind, [id, targetId]);
  const { noun } = kinds[kind];
  await audit(ctx, {
    action: `${noun}.undo-merge`,
    objectType: noun,
    objectId: id,
    before: { intoId: targetId },
    after: { name: merged.name, products: returned.length },
  });
  return readReference(ctx, kind, id);
};

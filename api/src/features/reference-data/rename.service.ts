import type { ReferenceDetail, ReferenceKind, StrainPatch } from '@blattwerk/contract/reference-data/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { kinds, type ReferenceRow } from './kinds.ts';
import { referenceModels } from './reference.model.ts';
import { readReference } from './reference-records.queries.ts';
import { replaceSynonyms, takeFromSynonyms } from './strain-synonyms.ts';

/** Gives the record its former name back: the name that it leaves takes the other's place. */
const swap = async (ctx: Ctx, kind: ReferenceKind, before: ReferenceRow, former: ReferenceRow, name: string): Promise<string> => {
  await referenceModels[kind].query(ctx.trx).deleteById(former.id);
  await referenceModels[kind].query(ctx.trx).findById(before.id).patch({ name, slug: former.slug });
  return before.slug;
};

/** Where the address would stay the same, the replaced name gets one of its own, since each has one. */
const move = async (ctx: Ctx, kind: ReferenceKind, before: ReferenceRow, name: string): Promise<string> => {
  const taken = new Set((await referenceModels[kind].query(ctx.trx).select('slug')).map(({ slug }) => slug));
  const staysHere = slugOf(name) === slugOf(before.name);
  const slug = staysHere ? before.slug : freeSlug(slugOf(name), taken);
  await referenceModels[kind].query(ctx.trx).findById(before.id).patch({ name, slug });
  return staysHere ? freeSlug(before.slug, taken) : before.slug;
};

/** The name that is replaced goes on leading to the record, as a name and as an address. */
const rename = async (ctx: Ctx, kind: ReferenceKind, before: ReferenceRow, name: string): Promise<void> => {
  if (name.toLowerCase() === before.name.toLowerCase()) return void (await referenceModels[kind].query(ctx.trx).findById(before.id).patch({ name }));
  const holder = await referenceModels[kind].query(ctx.trx).whereRaw('lower(name) = lower(?)', [name]).first();
  const isOwnFormer = holder?.aliasOfId === before.id && holder.movedProductIds === null;
  if (holder && !isOwnFormer) throw failure('reference.nameTaken', { id: holder.id, name: holder.name });
  if (kind === 'strains') await takeFromSynonyms(ctx, before, name);
  const slug = holder ? await swap(ctx, kind, before, holder, name) : await move(ctx, kind, before, name);
  await referenceModels[kind].query(ctx.trx).insert({ name: before.name, slug, aliasOfId: before.id, aliasedAt: ctx.clock.now(), updatedAt: ctx.clock.now() });
};

/**
 * Changes the name, of a strain also its synonyms.
 * @throws server.notFound, also for a name that leads elsewhere, server.conflict with both states when the version is stale, reference.nameTaken
 */
export const patchReference = (ctx: Ctx, kind: ReferenceKind, { id, version, ...input }: StrainPatch): Promise<ReferenceDetail> =>
  editRecord(ctx, {
    action: `${kinds[kind].noun}.update`,
    objectType: kinds[kind].noun,
    id,
    version,
    input,
    lock: async () => found(await referenceModels[kind].query(ctx.trx).findById(id).whereNull('aliasOfId').forUpdate()),
    read: () => readReference(ctx, kind, id),
    write: async (before, next) => {
      const { name, synonyms } = input;
      if (name !== undefined && name !== before.name) await rename(ctx, kind, before, name);
      if (synonyms) await replaceSynonyms(ctx, before, synonyms);
      await referenceModels[kind].query(ctx.trx).findById(id).patch(next);
      return undefined;
    },
  });

import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { allNames, allSynonyms, standingIds } from './names.queries.ts';
import { referenceModels } from './reference.model.ts';

/**
 * The ids of names; a new name is added. Names are the same when they differ in case only; one that was merged or replaced, and a
 * strain's synonym, mean the record that they lead to.
 */
export const idsOfNames = async (ctx: Ctx, kind: ReferenceKind, names: readonly string[]): Promise<Map<string, string>> => {
  const known = await allNames(ctx, kind);
  const synonyms = kind === 'strains' ? await allSynonyms(ctx) : [];
  const ids = new Map([...synonyms, ...known].map(({ name, targetId }) => [name.toLowerCase(), targetId]));
  const slugs = new Set(known.map(({ slug }) => slug));
  const added = names.filter((name, at) => !ids.has(name.toLowerCase()) && names.findIndex((first) => first.toLowerCase() === name.toLowerCase()) === at);
  if (added.length > 0) {
    const rows = await referenceModels[kind].query(ctx.trx).insert(added.map((name) => ({ name, slug: freeSlug(slugOf(name), slugs) })));
    for (const { id, name } of rows) ids.set(name.toLowerCase(), id);
  }
  return new Map(names.map((name) => [name, ids.get(name.toLowerCase()) ?? '']));
};

/** The same for one name of each kind: those that stand for themselves, as most do, are found in one statement. */
export const idsOfNamed = async (ctx: Ctx, names: Partial<Record<ReferenceKind, string>>): Promise<Map<ReferenceKind, string>> => {
  const asked = Object.entries(names) as [ReferenceKind, string][];
  const ids = asked.length === 0 ? new Map<ReferenceKind, string>() : await standingIds(ctx, asked);
  for (const [kind, name] of asked) if (!ids.has(kind)) ids.set(kind, (await idsOfNames(ctx, kind, [name])).get(name) ?? '');
  return ids;
};

import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { kinds, type ReferenceRow } from './kinds.ts';
import { allSynonyms } from './strain-synonyms.ts';

type Named = Pick<ReferenceRow, 'id' | 'slug' | 'name'>;

/**
 * The ids of names; a new name is added. Names are the same when they differ in case only; one that was merged or replaced, and a
 * strain's synonym, mean the record that they lead to.
 */
export const idsOfNames = async (ctx: Ctx, kind: ReferenceKind, names: readonly string[]): Promise<Map<string, string>> => {
  const known: (Named & { targetId: string })[] = await ctx.trx(kinds[kind].names).select('slug', 'name', 'targetId');
  const synonyms = kind === 'strains' ? await allSynonyms(ctx) : [];
  const ids = new Map([...synonyms, ...known].map(({ name, targetId }) => [name.toLowerCase(), targetId]));
  const slugs = new Set(known.map(({ slug }) => slug));
  const added = names.filter((name, at) => !ids.has(name.toLowerCase()) && names.findIndex((first) => first.toLowerCase() === name.toLowerCase()) === at);
  if (added.length > 0) {
    const rows: Named[] = await ctx
      .trx(kind)
      .insert(added.map((name) => ({ name, slug: freeSlug(slugOf(name), slugs) })))
      .returning(['id', 'name']);
    for (const { id, name } of rows) ids.set(name.toLowerCase(), id);
  }
  return new Map(names.map((name) => [name, ids.get(name.toLowerCase()) ?? '']));
};

/** All names of a kind that stand for themselves, with the number of published products, for the filters and their pages. */
export const listNamed = async (ctx: Ctx, kind: ReferenceKind): Promise<(Named & { productCount: number })[]> => {
  const { rows } = await ctx.trx.raw<{ rows: (Named & { productCount: number })[] }>(
    `SELECT named.id, named.slug, named.name, count(products.id)::integer AS "productCount"
     FROM ${kind} AS named LEFT JOIN products ON products.${kinds[kind].noun}_id = named.id AND products.published_at IS NOT NULL
     WHERE named.alias_of_id IS NULL GROUP BY named.id ORDER BY lower(named.name)`,
  );
  return rows;
};

import type { Ctx } from '../../kernel/ctx.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';

/** Manufacturers, growers and strains are the same kind of thing: a name with an address. */
export const namedTables = ['manufacturers', 'growers', 'strains'] as const;
export type NamedTable = (typeof namedTables)[number];

interface Named {
  id: string;
  slug: string;
  name: string;
}

/** The ids of names; a new name is added. Names are the same when they differ in case only. */
export const idsOfNames = async (ctx: Ctx, table: NamedTable, names: readonly string[]): Promise<Map<string, string>> => {
  const known: Named[] = await ctx.trx(table).select('id', 'slug', 'name');
  const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const slugs = new Set(known.map(({ slug }) => slug));
  const added = names.filter((name, at) => !ids.has(name.toLowerCase()) && names.findIndex((first) => first.toLowerCase() === name.toLowerCase()) === at);
  if (added.length > 0) {
    const rows: Named[] = await ctx
      .trx(table)
      .insert(added.map((name) => ({ name, slug: freeSlug(slugOf(name), slugs) })))
      .returning(['id', 'name']);
    for (const { id, name } of rows) ids.set(name.toLowerCase(), id);
  }
  return new Map(names.map((name) => [name, ids.get(name.toLowerCase()) ?? '']));
};

/** All names of a table with the number of published products, for the filters and their pages. */
export const listNamed = async (ctx: Ctx, table: NamedTable): Promise<(Named & { productCount: number })[]> => {
  const column = { manufacturers: 'manufacturer_id', growers: 'grower_id', strains: 'strain_id' }[table];
  const { rows } = await ctx.trx.raw<{ rows: (Named & { productCount: number })[] }>(
    `SELECT named.id, named.slug, named.name, count(products.id)::integer AS "productCount"
     FROM ${table} AS named LEFT JOIN products ON products.${column} = named.id AND products.published_at IS NOT NULL
     GROUP BY named.id ORDER BY lower(named.name)`,
  );
  return rows;
};

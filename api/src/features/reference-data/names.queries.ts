import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { kinds, type ReferenceRow } from './kinds.ts';

type Named = Pick<ReferenceRow, 'id' | 'slug' | 'name'>;

/** Every name of a kind with the record that it leads to. */
export const allNames = ({ trx }: Ctx, kind: ReferenceKind): Promise<(Named & { targetId: string })[]> =>
  trx(kinds[kind].names).select('id', 'slug', 'name', 'targetId');

/** The records that are called so and stand for themselves, by kind. */
export const standingIds = async ({ trx }: Ctx, names: readonly [ReferenceKind, string][]): Promise<Map<ReferenceKind, string>> => {
  const parts = names.map(([kind]) => `SELECT '${kind}' AS kind, id FROM ${kind} WHERE alias_of_id IS NULL AND lower(name) = lower(:${kind})`);
  const rows = await rawRows<{ kind: ReferenceKind; id: string }>(trx, parts.join(' UNION ALL '), Object.fromEntries(names));
  return new Map(rows.map(({ kind, id }) => [kind, id]));
};

/** The record that a name leads to. */
export const targetOf = async ({ trx }: Ctx, kind: ReferenceKind, id: string): Promise<string | undefined> =>
  (await trx(kinds[kind].names).where({ id }).first<{ targetId: string } | undefined>('targetId'))?.targetId;

/** The record that a name, written in any case, leads to; none where nothing is called so. */
export const targetsOfName = async ({ trx }: Ctx, kind: ReferenceKind, name: string): Promise<string[]> => {
  const rows: { targetId: string }[] = await trx(kinds[kind].names).whereRaw('lower(name) = lower(?)', [name]).distinct('targetId');
  return rows.map(({ targetId }) => targetId);
};

/** All names of a kind that stand for themselves, with the number of published products, for the filters and their pages. */
export const listNamed = ({ trx }: Ctx, kind: ReferenceKind): Promise<(Named & { productCount: number })[]> =>
  rawRows(
    trx,
    `SELECT named.id, named.slug, named.name, count(products.id)::integer AS product_count
     FROM ${kind} AS named LEFT JOIN products ON products.${kinds[kind].noun}_id = named.id AND products.published_at IS NOT NULL
     WHERE named.alias_of_id IS NULL GROUP BY named.id ORDER BY lower(named.name)`,
    {},
  );

export interface SynonymTarget {
  name: string;
  targetId: string;
}

/** All synonyms with the strain that stands for them, also those of strains that were merged. */
export const allSynonyms = ({ trx }: Ctx): Promise<SynonymTarget[]> =>
  trx('strain_synonyms').join('strain_names', 'strain_names.id', 'strain_synonyms.strainId').select('strain_synonyms.name', 'strain_names.targetId');

/** Which strains have these words already, as a name or as a synonym; without the strain's own synonyms. */
export const strainsWithWords = ({ trx }: Ctx, strainId: string, names: readonly string[]): Promise<SynonymTarget[]> =>
  rawRows<SynonymTarget>(
    trx,
    `SELECT name, target_id FROM strain_names WHERE lower(name) = ANY (CAST(:lower AS text[]))
     UNION SELECT strain_synonyms.name, strain_names.target_id FROM strain_synonyms JOIN strain_names ON strain_names.id = strain_synonyms.strain_id
     WHERE lower(strain_synonyms.name) = ANY (CAST(:lower AS text[])) AND strain_names.id <> CAST(:strainId AS uuid)`,
    { lower: names.map((name) => name.toLowerCase()), strainId },
  );

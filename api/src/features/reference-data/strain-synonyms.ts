import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { kinds, type ReferenceRow } from './kinds.ts';

/** Synonyms that belong to one strain alone, in lower case, with the record they mean. */
export const clearSynonyms = async (ctx: Ctx): Promise<Map<string, string>> => {
  const { rows } = await ctx.trx.raw<{ rows: { name: string; strainId: string }[] }>(
    `SELECT lower(strain_synonyms.name) AS name, min(strain_names.target_id::text) AS "strainId"
     FROM strain_synonyms JOIN strain_names ON strain_names.id = strain_synonyms.strain_id
     GROUP BY lower(strain_synonyms.name) HAVING count(DISTINCT strain_names.target_id) = 1`,
  );
  return new Map(rows.map(({ name, strainId }) => [name, strainId]));
};

export const synonymsOf = async (ctx: Ctx, strainIds: readonly string[]): Promise<Map<string, string[]>> => {
  const rows: { strainId: string; name: string }[] = await ctx.trx('strain_synonyms').whereIn('strainId', strainIds).orderByRaw('lower(name)').select();
  return new Map([...Map.groupBy(rows, ({ strainId }) => strainId)].map(([strainId, found]) => [strainId, found.map(({ name }) => name)]));
};

/** The words once each, without those that lead to the strain anyway. */
const distinct = (names: readonly string[], own: ReadonlySet<string>): string[] =>
  names.filter((name, at) => !own.has(name.toLowerCase()) && names.findIndex((first) => first.toLowerCase() === name.toLowerCase()) === at);

/** Writes the strain's synonyms anew. @throws reference.nameTaken for the name of another strain: the two would have to be merged */
export const replaceSynonyms = async (ctx: Ctx, strain: Pick<ReferenceRow, 'id'>, names: readonly string[]): Promise<void> => {
  const lower = names.map((name) => name.toLowerCase());
  const holders: { name: string; targetId: string }[] = await ctx
    .trx(kinds.strains.names)
    .whereRaw('lower(name) = ANY(?)', [lower])
    .orWhere({ targetId: strain.id })
    .select('name', 'targetId');
  const foreign = holders.find(({ targetId }) => targetId !== strain.id);
  if (foreign) throw failure('reference.nameTaken', { id: foreign.targetId, name: foreign.name });
  const kept = distinct(names, new Set(holders.map(({ name }) => name.toLowerCase())));
  await ctx.trx('strain_synonyms').where({ strainId: strain.id }).delete();
  if (kept.length > 0) await ctx.trx('strain_synonyms').insert(kept.map((name) => ({ strainId: strain.id, name })));
};

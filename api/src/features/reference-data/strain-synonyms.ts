import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { ReferenceRow } from './kinds.ts';
import { StrainSynonym } from './strain-synonym.model.ts';

interface HeldSynonym {
  name: string;
  targetId: string;
}

/** All synonyms with the strain that stands for them, also those of strains that were merged. */
export const allSynonyms = (ctx: Ctx): Promise<HeldSynonym[]> =>
  ctx.trx('strain_synonyms').join('strain_names', 'strain_names.id', 'strain_synonyms.strainId').select('strain_synonyms.name', 'strain_names.targetId');

export const synonymsOf = async (ctx: Ctx, strainIds: readonly string[]): Promise<Map<string, string[]>> => {
  const rows: { strainId: string; name: string }[] = await StrainSynonym.query(ctx.trx).whereIn('strainId', strainIds).orderByRaw('lower(name)').select();
  return new Map([...Map.groupBy(rows, ({ strainId }) => strainId)].map(([strainId, found]) => [strainId, found.map(({ name }) => name)]));
};

/** Who has these words already, as a name or as a synonym; without the strain's own synonyms. */
const holdersOf = (ctx: Ctx, strainId: string, names: readonly string[]): Promise<HeldSynonym[]> =>
  rawRows<HeldSynonym>(
    ctx.trx,
    `SELECT name, target_id FROM strain_names WHERE lower(name) = ANY (CAST(:lower AS text[]))
     UNION SELECT strain_synonyms.name, strain_names.target_id FROM strain_synonyms JOIN strain_names ON strain_names.id = strain_synonyms.strain_id
     WHERE lower(strain_synonyms.name) = ANY (CAST(:lower AS text[])) AND strain_names.id <> CAST(:strainId AS uuid)`,
    { lower: names.map((name) => name.toLowerCase()), strainId },
  );

/** The words once each, without those that lead to the strain anyway. */
const distinct = (names: readonly string[], own: ReadonlySet<string>): string[] =>
  names.filter((name, at) => !own.has(name.toLowerCase()) && names.findIndex((first) => first.toLowerCase() === name.toLowerCase()) === at);

/** Writes the strain's synonyms anew. @throws reference.nameTaken for a word of another strain: the two would have to be merged */
export const replaceSynonyms = async (ctx: Ctx, strain: Pick<ReferenceRow, 'id'>, names: readonly string[]): Promise<void> => {
  const holders = await holdersOf(ctx, strain.id, names);
  const foreign = holders.find(({ targetId }) => targetId !== strain.id);
  if (foreign) throw failure('reference.nameTaken', { id: foreign.targetId, name: foreign.name });
  const stored = distinct(names, new Set(holders.map(({ name }) => name.toLowerCase())));
  await StrainSynonym.query(ctx.trx).where({ strainId: strain.id }).delete();
  if (stored.length > 0) await StrainSynonym.query(ctx.trx).insert(stored.map((name) => ({ strainId: strain.id, name })));
};

/** A synonym becomes the strain's name. @throws reference.nameTaken for a word of another strain */
export const takeFromSynonyms = async (ctx: Ctx, strain: Pick<ReferenceRow, 'id'>, name: string): Promise<void> => {
  await StrainSynonym.query(ctx.trx).where({ strainId: strain.id }).whereRaw('lower(name) = lower(?)', [name]).delete();
  const foreign = (await holdersOf(ctx, strain.id, [name])).find(({ targetId }) => targetId !== strain.id);
  if (foreign) throw failure('reference.nameTaken', { id: foreign.targetId, name: foreign.name });
};

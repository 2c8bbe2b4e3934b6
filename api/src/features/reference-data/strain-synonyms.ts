import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import type { ReferenceRow } from './kinds.ts';
import { strainsWithWords } from './names.queries.ts';
import { StrainSynonym } from './strain-synonym.model.ts';

export const synonymsOf = async (ctx: Ctx, strainIds: readonly string[]): Promise<Map<string, string[]>> => {
  const rows: { strainId: string; name: string }[] = await StrainSynonym.query(ctx.trx).whereIn('strainId', strainIds).orderByRaw('lower(name)').select();
  return new Map([...Map.groupBy(rows, ({ strainId }) => strainId)].map(([strainId, found]) => [strainId, found.map(({ name }) => name)]));
};

/** The words once each, without those that lead to the strain anyway. */
const distinct = (names: readonly string[], own: ReadonlySet<string>): string[] =>
  names.filter((name, at) => !own.has(name.toLowerCase()) && names.findIndex((first) => first.toLowerCase() === name.toLowerCase()) === at);

/** Writes the strain's synonyms anew. @throws reference.nameTaken for a word of another strain: the two would have to be merged */
export const replaceSynonyms = async (ctx: Ctx, strain: Pick<ReferenceRow, 'id'>, names: readonly string[]): Promise<void> => {
  const holders = await strainsWithWords(ctx, strain.id, names);
  const foreign = holders.find(({ targetId }) => targetId !== strain.id);
  if (foreign) throw failure('reference.nameTaken', { id: foreign.targetId, name: foreign.name });
  const stored = distinct(names, new Set(holders.map(({ name }) => name.toLowerCase())));
  await StrainSynonym.query(ctx.trx).where({ strainId: strain.id }).delete();
  if (stored.length > 0) await StrainSynonym.query(ctx.trx).insert(stored.map((name) => ({ strainId: strain.id, name })));
};

/** A synonym becomes the strain's name. @throws reference.nameTaken for a word of another strain */
export const takeFromSynonyms = async (ctx: Ctx, strain: Pick<ReferenceRow, 'id'>, name: string): Promise<void> => {
  await StrainSynonym.query(ctx.trx).where({ strainId: strain.id }).whereRaw('lower(name) = lower(?)', [name]).delete();
  const foreign = (await strainsWithWords(ctx, strain.id, [name])).find(({ targetId }) => targetId !== strain.id);
  if (foreign) throw failure('reference.nameTaken', { id: foreign.targetId, name: foreign.name });
};

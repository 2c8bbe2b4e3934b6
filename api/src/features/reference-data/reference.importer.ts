import { strainPatch, type ReferenceDetail, type ReferenceKind, type StrainPatch } from '@blattwerk/contract/reference-data/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { ownField, textField, type ListImporter, type Values } from '../../kernel/list-importer.ts';
import { kinds } from './kinds.ts';
import { idsOfNames } from './named.service.ts';
import { targetsOfName } from './names.queries.ts';
import { readReference } from './reference-records.queries.ts';
import { referenceModels } from './reference.model.ts';
import { patchReference } from './rename.service.ts';

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By a name also the record that it leads to. */
const idsOf = async (ctx: Ctx, kind: ReferenceKind, { id, name }: Values): Promise<string[]> => {
  if (id === undefined) return targetsOfName(ctx, kind, String(name));
  if (!isId.test(String(id))) return [];
  const known = await referenceModels[kind]
    .query(ctx.trx)
    .where({ id: String(id) })
    .whereNull('aliasOfId')
    .select('id');
  return known.map((one) => one.id);
};

const create = async (ctx: Ctx<Member>, kind: ReferenceKind, { name, synonyms }: Values): Promise<ReferenceDetail> => {
  const { noun } = kinds[kind];
  const id = (await idsOfNames(ctx, kind, [String(name)])).get(String(name)) ?? '';
  await audit(ctx, { action: `${noun}.create`, objectType: noun, objectId: id, after: { name } });
  const made = await readReference(ctx, kind, id);
  return synonyms === undefined ? made : patchReference(ctx, kind, { id, version: made.version, synonyms } as StrainPatch);
};

const remove = async (ctx: Ctx<Member>, kind: ReferenceKind, id: string): Promise<void> => {
  const { noun } = kinds[kind];
  const { name } = await readReference(ctx, kind, id);
  await referenceModels[kind].query(ctx.trx).deleteById(id);
  await audit(ctx, { action: `${noun}.delete`, objectType: noun, objectId: id, before: { name } });
};

const listed = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Manufacturers, growers or strains, known by their id in an export, else by their name; with the id the name can be changed. */
export const referenceImporter = (kind: ReferenceKind): ListImporter => ({
  fields: [
    textField('id', { synonyms: ['ID'] }),
    textField('name', { isRequired: true, synonyms: ['Bezeichnung', 'Title'] }),
    ...(kind === 'strains' ? [ownField('synonyms', 'value.invalid', (text) => ({ synonyms: listed(text) }))] : []),
  ],
  keys: [['id'], ['name']],
  shape: strainPatch.omit({ id: true, version: true }).required({ name: true }),
  ids: (ctx, key) => idsOf(ctx, kind, key),
  read: (ctx, id) => readReference(ctx, kind, id),
  create: (ctx, values) => create(ctx, kind, values),
  update: (ctx, change) => patchReference(ctx, kind, change as StrainPatch),
  remove: (ctx, id) => remove(ctx, kind, id),
});

import * as importedLists from '@blattwerk/contract/list-imports/list-operations';
import { newId } from '../../src/kernel/ids.ts';
import { nothing, type Sample, type World } from './sample.ts';

type ImportId = (typeof importedLists)[keyof typeof importedLists]['id'];

const uploaded: Sample = { call: () => ({ file: { name: 'liste.csv', bytes: Buffer.from('Name;E-Mail\nFichte;fichte@example.test\n') } }) };

/** A file that the caller has uploaded. */
const ownImport = async ({ knex, app, caller }: World): Promise<string> => {
  const id = newId();
  const at = app.clock.now();
  const file = { filename: 'hersteller.csv', digest: '0'.repeat(64), format: 'csv', encoding: 'utf-8', delimiter: ';' };
  const mapping = { id: null, name: 'Name' };
  const read = { columns: JSON.stringify(['Name']), mapping: JSON.stringify(mapping), mappingFrom: 'headings', total: 1 };
  await knex('list_imports').insert({
    id,
    userId: caller.id,
    role: 'admin',
    resource: 'manufacturers',
    locale: 'de',
    ...file,
    ...read,
    createdAt: at,
    updatedAt: at,
  });
  await knex('import_rows').insert({ importId: id, line: 2, cells: JSON.stringify(['Fichtenhof']) });
  return id;
};

const ofOwn = (more: Partial<Sample> = {}): Sample => ({
  call: async (world) => {
    const id = await ownImport(world);
    return { params: { id }, objectId: id };
  },
  ...more,
});

export const importSamples = {
  ...(Object.fromEntries(Object.values(importedLists).map(({ id }) => [id, uploaded])) as Record<ImportId, Sample>),
  'imports.list': nothing,
  'imports.read': ofOwn(),
  'imports.errors': ofOwn(),
  'imports.dry-run': ofOwn(),
  'imports.commit': ofOwn(),
  'imports.undo': ofOwn({ businessCodes: ['import.notUndoable'] }),
  'imports.stop': ofOwn({ businessCodes: ['work.ended'] }),
} satisfies Record<string, Sample>;

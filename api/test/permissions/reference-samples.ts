import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { buildReference } from '../../../seeds/factories/references.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const one =
  (kind: ReferenceKind, body?: (world: World) => Promise<object> | object) =>
  async (world: World): Promise<Call> => ({ params: { id: (await buildReference(world.knex, kind)).id }, ...(body ? { body: await body(world) } : {}) });
const merged =
  (kind: ReferenceKind) =>
  async ({ knex }: World): Promise<Call> => {
    const { id: aliasOfId } = await buildReference(knex, kind);
    return { params: { id: (await buildReference(knex, kind, { aliasOfId })).id }, body: {} };
  };
const another =
  (kind: ReferenceKind) =>
  async ({ knex }: World): Promise<object> => ({ intoId: (await buildReference(knex, kind)).id });

export const referenceSamples = {
  'manufacturers.list-records': nothing,
  'manufacturers.read-record': { call: one('manufacturers') },
  'manufacturers.update': { call: one('manufacturers', () => ({ name: `Haus ${newId()}`, version: 1 })) },
  'manufacturers.merge': { call: one('manufacturers', another('manufacturers')) },
  'manufacturers.undo-merge': { call: merged('manufacturers') },
  'growers.list-records': nothing,
  'growers.read-record': { call: one('growers') },
  'growers.update': { call: one('growers', () => ({ name: `Hof ${newId()}`, version: 1 })) },
  'growers.merge': { call: one('growers', another('growers')) },
  'growers.undo-merge': { call: merged('growers') },
  'strains.list-records': nothing,
  'strains.read-record': { call: one('strains') },
  'strains.update': { call: one('strains', () => ({ synonyms: ['Lindenhöfer'], version: 1 })) },
  'strains.merge': { call: one('strains', another('strains')) },
  'strains.undo-merge': { call: merged('strains') },
} satisfies Record<string, Sample>;

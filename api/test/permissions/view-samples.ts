import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';

const view = async ({ knex, caller }: World): Promise<Call> => {
  const id = newId();
  const now = new Date();
  const row = {
    id,
    resource: 'treatments',
    name: id,
    scope: 'private',
    ownerId: caller.id,
    role: caller.role,
    state: '{"q":"a"}',
    createdAt: now,
    updatedAt: now,
  };
  await knex('views').insert(row);
  return { params: { id }, objectId: id };
};

export const viewSamples = {
  'views.list': { call: () => ({ query: { resource: 'treatments' } }) },
  'views.create': { call: () => ({ body: { resource: 'treatments', name: newId(), scope: 'private', state: { q: 'a' } } }) },
  'views.update': { call: async (world) => ({ ...(await view(world)), body: { name: newId(), version: 1 } }) },
  'views.delete': { call: view },
  'views.keep-layout': { call: () => ({ body: { resource: 'treatments', layout: { columns: ['number', 'dueAt'], density: 'compact' } } }) },
} satisfies Record<string, Sample>;

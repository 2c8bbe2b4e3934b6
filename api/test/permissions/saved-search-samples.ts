import { buildSavedSearch } from '../../../seeds/factories/saved-searches.ts';
import type { Sample } from './sample.ts';
import { nothing } from './sample.ts';

export const savedSearchSamples = {
  'saved-searches.list': nothing,
  'saved-searches.create': { call: () => ({ body: { name: 'Blüten', search: 'category=flower' } }) },
  'saved-searches.update': {
    call: async ({ knex, caller }) => {
      const { id } = await buildSavedSearch(knex, { userId: caller.id });
      return { params: { id }, body: { name: 'Anders' }, objectId: id };
    },
  },
  'saved-searches.remove': {
    call: async ({ knex, caller }) => {
      const { id } = await buildSavedSearch(knex, { userId: caller.id });
      return { params: { id }, objectId: id };
    },
  },
} satisfies Record<string, Sample>;

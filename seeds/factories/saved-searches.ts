import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { insertRow } from './insert-row.ts';
import { buildPatient } from './users.ts';

interface SavedSearchRow {
  id: string;
  userId: string;
  place: number;
  name: string;
  search: string;
}

/** Flowers in stock, kept by a patient; it makes its own parent. */
export const buildSavedSearch = async (trx: Knex, overrides: Partial<SavedSearchRow> = {}): Promise<SavedSearchRow> =>
  insertRow<SavedSearchRow>(trx, 'saved_searches', {
    id: v7(),
    place: 1,
    name: 'Blüten auf Lager',
    search: 'category=flower&inStock=true',
    createdAt: new Date(),
    updatedAt: new Date(),
    ...overrides,
    userId: overrides.userId ?? (await buildPatient(trx)).id,
  });

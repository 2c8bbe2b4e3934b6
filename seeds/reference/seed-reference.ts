import type { Knex } from 'knex';
import { insertMany } from '../insert-many.ts';
import { readPostalAreas } from './postal-areas.ts';
import { terpenes } from './terpenes.ts';

/** What every installation needs, production too: terpenes and postal areas. Repeating it changes nothing. */
export const seedReference = async (trx: Knex): Promise<void> => {
  await trx('terpenes')
    .insert(terpenes.map((terpene) => ({ ...terpene })))
    .onConflict('key')
    .merge();
  const { rows } = await trx.raw<{ rows: { known: number }[] }>('SELECT count(*) AS known FROM postal_areas');
  if (rows[0]?.known === 0) await insertMany(trx, 'postal_areas', [...readPostalAreas()].map(([prefix, area]) => ({ prefix, ...area }))); // prettier-ignore
};

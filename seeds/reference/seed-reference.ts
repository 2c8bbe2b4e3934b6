import type { Knex } from 'knex';
import { publishDefinitions } from '../../api/src/features/health-states/publish-definitions.ts';
import { freeSlug, slugOf } from '../../api/src/kernel/slug.ts';
import { insertMany } from '../insert-many.ts';
import { readPostalAreas } from './postal-areas.ts';
import { strainSynonyms } from './strains.ts';
import { terpenes } from './terpenes.ts';

/** Strains with other names, once: what administrators make of them later stays as they made it. */
const seedSynonyms = async (trx: Knex): Promise<void> => {
  if (await trx('strain_synonyms').first('name')) return;
  const known: { id: string; slug: string; name: string }[] = await trx('strains').select('id', 'slug', 'name');
  const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const slugs = new Set(known.map(({ slug }) => slug));
  for (const [name, synonyms] of Object.entries(strainSynonyms)) {
    let strainId = ids.get(name.toLowerCase());
    if (strainId === undefined) {
      const [added] = await trx('strains')
        .insert({ name, slug: freeSlug(slugOf(name), slugs) })
        .returning<{ id: string }[]>('id');
      strainId = added!.id;
    }
    const others = synonyms.filter((synonym) => !ids.has(synonym.toLowerCase()));
    if (others.length > 0) await trx('strain_synonyms').insert(others.map((synonym) => ({ strainId, name: synonym })));
  }
};

/** What every installation needs, production too: the questionnaire, terpenes, postal areas, and strains that go by other names. Repeating it changes nothing. */
export const seedReference = async (trx: Knex): Promise<void> => {
  await publishDefinitions(trx);
  await trx('terpenes')
    .insert(terpenes.map((terpene) => ({ ...terpene })))
    .onConflict('key')
    .merge();
  const { rows } = await trx.raw<{ rows: { known: number }[] }>('SELECT count(*) AS known FROM postal_areas');
  if (rows[0]?.known === 0) await insertMany(trx, 'postal_areas', [...readPostalAreas()].map(([prefix, area]) => ({ prefix, ...area }))); // prettier-ignore
  await seedSynonyms(trx);
};

import { maxSavedSearches } from '@blattwerk/contract/saved-searches/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { SavedSearchRow } from './saved-search.presenter.ts';

/** Two saves of one person wait for each other, so that both find a place of their own. */
export const lockSearches = async ({ trx, actor }: Ctx<Member>): Promise<void> =>
  void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended(?, 0))`, [`saved-searches:${actor.id}`]));

/** Saves at the person's first free place; undefined where none is free. */
export const insertAtFreePlace = async (
  { trx, actor, clock }: Ctx<Member>,
  search: { id: string; name: string; search: string },
): Promise<SavedSearchRow | undefined> => {
  const [row] = await rawRows<SavedSearchRow>(
    trx,
    `INSERT INTO saved_searches (id, user_id, place, name, search, created_at, updated_at)
     SELECT CAST(:id AS uuid), CAST(:userId AS uuid), min(free), :name, :search, CAST(:now AS timestamptz), CAST(:now AS timestamptz)
     FROM generate_series(1, CAST(:most AS integer)) AS free
     WHERE free NOT IN (SELECT place FROM saved_searches WHERE user_id = CAST(:userId AS uuid))
     HAVING min(free) IS NOT NULL
     RETURNING id, name, search, created_at`,
    { ...search, userId: actor.id, now: clock.now(), most: maxSavedSearches },
  );
  return row;
};

import type { SavedSearch, SavedSearchInput } from '@blattwerk/contract/saved-searches/shapes';
import { maxSavedSearches, readSavedFilters } from '@blattwerk/contract/saved-searches/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { Failure, failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { shortList } from '../products/public.ts';
import { presentSavedSearch, type SavedSearchRow } from './saved-search.presenter.ts';

const columns = ['id', 'name', 'search', 'createdAt'] as const;

/** A place that left the table, a market that is closed to its reader, a filter that is no more: the search stays, and is counted again when it can be. */
const uncounted: readonly string[] = ['invalid.zip.code', 'server.forbidden', 'server.badRequest'];

/** How many products a kept query finds now. @throws what the catalogue throws for the same query, server.badRequest for what it does not understand */
const countOf = async (ctx: Ctx<Member>, search: string): Promise<number> =>
  (await shortList(ctx, { ...found(readSavedFilters(search), 'server.badRequest'), pageSize: 1 })).total;

const presentCounted = async (ctx: Ctx<Member>, row: SavedSearchRow): Promise<SavedSearch> => {
  const total = await countOf(ctx, row.search).catch((error: unknown) => {
    if (error instanceof Failure && uncounted.includes(error.code)) return null;
    throw error;
  });
  return presentSavedSearch(row, total);
};

/** The caller's own, latest first, with what each finds now. */
export const listSavedSearches = async (ctx: Ctx<Member>): Promise<{ items: SavedSearch[]; total: number }> => {
  const rows: SavedSearchRow[] = await ctx
    .trx('savedSearches')
    .where({ userId: ctx.actor.id })
    .orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'id' }])
    .select(columns);
  const items: SavedSearch[] = [];
  for (const row of rows) items.push(await presentCounted(ctx, row));
  return { items, total: items.length };
};

/** Two at once of one person wait for each other, so that both find a place of their own. */
const lock = async (ctx: Ctx<Member>): Promise<void> =>
  void (await ctx.trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended(?, 0))`, [`saved-searches:${ctx.actor.id}`]));

/** @throws savedSearch.tooMany, savedSearch.nameTaken; invalid.zip.code and server.forbidden as the catalogue does */
export const saveSearch = async (ctx: Ctx<Member>, { name, search }: SavedSearchInput): Promise<SavedSearch> => {
  const total = await countOf(ctx, search);
  await lock(ctx);
  const rows = await rawRows<SavedSearchRow>(
    ctx.trx,
    `INSERT INTO saved_searches (id, user_id, place, name, search, created_at, updated_at)
     SELECT CAST(:id AS uuid), CAST(:userId AS uuid), min(free), :name, :search, CAST(:now AS timestamptz), CAST(:now AS timestamptz)
     FROM generate_series(1, CAST(:most AS integer)) AS free
     WHERE free NOT IN (SELECT place FROM saved_searches WHERE user_id = CAST(:userId AS uuid))
     HAVING min(free) IS NOT NULL
     RETURNING id, name, search, created_at`,
    { id: newId(), userId: ctx.actor.id, name, search, now: ctx.clock.now(), most: maxSavedSearches },
  );
  return presentSavedSearch(found(rows[0], 'savedSearch.tooMany'), total);
};

/** @throws server.notFound for one that is missing or another person's, savedSearch.nameTaken */
export const renameSavedSearch = async (ctx: Ctx<Member>, { id, name }: { id: string; name: string }): Promise<SavedSearch> => {
  const rows: SavedSearchRow[] = await ctx
    .trx('savedSearches')
    .where({ id, userId: ctx.actor.id })
    .update({ name, updatedAt: ctx.clock.now() })
    .returning([...columns]);
  return presentCounted(ctx, found(rows[0]));
};

/** @throws server.notFound for one that is missing or another person's */
export const removeSavedSearch = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const removed = await ctx.trx('savedSearches').where({ id, userId: ctx.actor.id }).delete();
  if (removed === 0) throw failure('server.notFound');
};

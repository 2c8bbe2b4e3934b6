import type { SavedSearch, SavedSearchInput } from '@blattwerk/contract/saved-searches/shapes';
import { readSavedFilters } from '@blattwerk/contract/saved-searches/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { Failure, failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { shortList } from '../products/public.ts';
import { presentSavedSearch, type SavedSearchRow } from './saved-search.presenter.ts';
import { StoredSearch } from './saved-search.model.ts';
import { insertAtFreePlace, lockSearches } from './saved-searches.queries.ts';

const own = (ctx: Ctx<Member>) => StoredSearch.query(ctx.trx).where({ userId: ctx.actor.id });

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
  const rows = await own(ctx).orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'id' }]);
  const items: SavedSearch[] = [];
  for (const row of rows) items.push(await presentCounted(ctx, row));
  return { items, total: items.length };
};

/** @throws savedSearch.tooMany, savedSearch.nameTaken; invalid.zip.code and server.forbidden as the catalogue does */
export const saveSearch = async (ctx: Ctx<Member>, { name, search }: SavedSearchInput): Promise<SavedSearch> => {
  const total = await countOf(ctx, search);
  await lockSearches(ctx);
  const row = await insertAtFreePlace(ctx, { id: newId(), name, search });
  return presentSavedSearch(found(row, 'savedSearch.tooMany'), total);
};

/** @throws server.notFound for one that is missing or another person's, savedSearch.nameTaken */
export const renameSavedSearch = async (ctx: Ctx<Member>, { id, name }: { id: string; name: string }): Promise<SavedSearch> => {
  const row = await own(ctx).patchAndFetchById(id, { name, updatedAt: ctx.clock.now() });
  return presentCounted(ctx, found(row));
};

/** @throws server.notFound for one that is missing or another person's */
export const removeSavedSearch = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const removed = await own(ctx).deleteById(id);
  if (removed === 0) throw failure('server.notFound');
};

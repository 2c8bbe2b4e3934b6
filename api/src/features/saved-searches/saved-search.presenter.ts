import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';

export interface SavedSearchRow {
  id: string;
  name: string;
  search: string;
  createdAt: Date;
}

export const presentSavedSearch = ({ id, name, search, createdAt }: SavedSearchRow, total: number | null): SavedSearch => ({
  id,
  name,
  search,
  total,
  createdAt: createdAt.toISOString(),
});

/** Favourites of a visitor: ids in this browser, latest first. */
const key = 'blattwerk.favorites';
/** More than this nobody keeps without an account; the oldest go. */
const maxKept = 50;
const idPattern = /^[0-9a-f-]{36}$/;

const parse = (raw: string | null): string[] => {
  if (!raw) return [];
  try {
    const list: unknown = JSON.parse(raw);
    return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string' && idPattern.test(id)).slice(0, maxKept) : [];
  } catch {
    // Something else was stored under this name, or half of it: start with an empty list.
    localStorage.removeItem(key);
    return [];
  }
};

let cache: { raw: string | null; ids: readonly string[] } = { raw: null, ids: [] };

/** The same list object as long as nothing changed. An unreadable entry counts as none. */
export const readKept = (): readonly string[] => {
  const raw = localStorage.getItem(key);
  if (raw !== cache.raw) cache = { raw, ids: parse(raw) };
  return cache.ids;
};

export const keep = (productId: string, isFavorite: boolean): void => {
  const others = readKept().filter((id) => id !== productId);
  const ids = (isFavorite ? [productId, ...others] : others).slice(0, maxKept);
  if (ids.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(ids));
};

/** Takes out what an account has taken over; what was added meanwhile stays. */
export const dropKept = (productIds: readonly string[]): void => {
  for (const id of productIds) keep(id, false);
};

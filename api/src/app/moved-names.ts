import type { RequestHandler } from 'express';
import type { AppContext } from '../app-context.ts';
import type { Market } from '../features/catalogue/public.ts';

type Filter = 'manufacturer' | 'grower' | 'strain';
const filters = ['manufacturer', 'grower', 'strain'] as const satisfies readonly Filter[];
const marketPage = /^\/(en\/)?market(\/|$)/;

type Names = Record<Filter, Map<string, string>>;
const known = new WeakMap<Market['table'], Names>();

/** For every name and address that leads to a record, in lower case, the name that it has now. */
const namesIn = ({ table }: Market): Names => {
  const found = known.get(table);
  if (found) return found;
  const names: Names = { manufacturer: new Map(), grower: new Map(), strain: new Map() };
  for (const row of table.rows)
    for (const filter of filters) {
      const [name, leading] = [row[filter], row[`${filter}Names`]];
      if (name !== null) for (const other of [...(leading?.names ?? []), ...(leading?.slugs ?? [])]) names[filter].set(other.toLowerCase(), name);
    }
  known.set(table, names);
  return names;
};

/** A page of the market whose address names a record by another name than its own leads to the address with that one. Never for good: a merge can be undone. */
export const followMovedNames =
  ({ catalogue }: Pick<AppContext, 'catalogue'>): RequestHandler =>
  async (request, response, next) => {
    const [path = '', search = ''] = request.originalUrl.split('?', 2);
    const query = new URLSearchParams(search);
    if (request.method !== 'GET' || !marketPage.test(path) || !filters.some((filter) => query.has(filter))) return next();
    const names = namesIn(await catalogue.current());
    const named = [...query].map(([key, value]): [string, string] => [key, names[key as Filter]?.get(value.toLowerCase()) ?? value]);
    const moved = new URLSearchParams(named.filter(([key, value], at) => named.findIndex((one) => one[0] === key && one[1] === value) === at));
    const isMoved = [...query].some(([, value], at) => value.toLowerCase() !== named[at]?.[1].toLowerCase());
    if (!isMoved) return next();
    response.set('Cache-Control', 'no-cache').redirect(302, `${path}?${moved.toString()}`);
  };

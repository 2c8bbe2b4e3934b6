import type { CrudFilters, CrudSort, DataProvider } from '@refinedev/core';
import { addressOf } from '@blattwerk/contract/client/call';
import type { Call } from '@blattwerk/contract/client/call';
import { ApiError, asMember } from './http.ts';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What the lists of the API understand: `sort=-dueAt,number` and `filters=<JSON of CrudFilters>`. */
export const listQuery = (page: number, pageSize: number, sorters: CrudSort[] = [], filters: CrudFilters = []) => {
  const sort = sorters.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(',');
  const active = filters.filter((filter) => !isEmpty(filter.value));
  return { page, pageSize, sort: sort === '' ? undefined : sort, filters: active.length === 0 ? undefined : JSON.stringify(active) };
};

export const resourcePath = (resource: string, id?: string | number, action?: string): string =>
  ['/backoffice', resource, id === undefined ? undefined : encodeURIComponent(String(id)), action].filter((part) => part !== undefined).join('/');

/** Records without an address of their own: one is a list of one. */
const readThroughList = new Set(['audit-events']);

interface Asked {
  query?: object;
  body?: object;
  signal?: AbortSignal | undefined;
}

/**
 * Refine names resources at run time and takes any answer for what its caller says; what the callers say is tied to the contract by
 * `resource-types.ts` and `use-answer.ts`.
 */
const answerTo = async (call: Call): Promise<never> => {
  const response = await asMember(call);
  return (response.status === 204 ? undefined : await response.json()) as never;
};

const ask = (method: Call['method'], path: string, { query, body, signal }: Asked = {}): Promise<never> =>
  answerTo({ method, address: addressOf(path, {}, query), body, signal });

const readOneOfList = async (resource: string, id: string | number, signal: AbortSignal | undefined): Promise<never> => {
  const query = listQuery(1, 1, [], [{ field: 'id', operator: 'eq', value: id }]);
  const { items }: { items: never[] } = await ask('GET', resourcePath(resource), { query, signal });
  if (items[0] === undefined) throw new ApiError(404, 'server.notFound', '');
  return items[0];
};

/** An address whose id cannot be one leads to a record that does not exist. */
const asMissing = (error: unknown): never => {
  if (error instanceof ApiError && error.statusCode === 400 && 'id' in error.errors) throw new ApiError(404, 'server.notFound', '');
  throw error;
};

export const dataProvider: DataProvider = {
  getApiUrl: () => '/api/v1/backoffice',
  getList: async ({ resource, pagination, sorters, filters, meta }) => {
    const asked = listQuery(pagination?.currentPage ?? 1, pagination?.pageSize ?? 20, sorters, filters);
    const query = { ...asked, ...(isEmpty(meta?.q) ? {} : { q: String(meta?.q) }), ...(meta?.count === 'exact' ? { count: 'exact' } : {}) };
    const { items, total, isTotalExact }: { items: never[]; total: number; isTotalExact?: boolean } = await ask('GET', resourcePath(resource), {
      query,
      signal: meta?.queryContext?.signal,
    });
    return { data: items, total, isTotalExact: isTotalExact ?? true };
  },
  getOne: async ({ resource, id, meta }) => {
    const signal = meta?.queryContext?.signal;
    if (readThroughList.has(resource)) return { data: await readOneOfList(resource, id, signal) };
    return { data: await ask('GET', resourcePath(resource, id), { signal }).catch(asMissing) };
  },
  create: async ({ resource, variables }) => ({ data: await ask('POST', resourcePath(resource), { body: variables as object }) }),
  update: async ({ resource, id, variables }) => ({ data: await ask('PATCH', resourcePath(resource, id), { body: variables as object }) }),
  deleteOne: async ({ resource, id }) => ({ data: await ask('DELETE', resourcePath(resource, id)) }),
  /** Reads `useAnswer`'s address; everything else is called through `api`. */
  custom: async ({ url }) => ({ data: await answerTo({ method: 'GET', address: url }) }),
};

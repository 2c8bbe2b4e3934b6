import type { CrudFilters, CrudSort, DataProvider } from '@refinedev/core';
import { ApiError, http } from './http.ts';
import type { Http } from './http.ts';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What the lists of the API understand: `sort=-dueAt,number` and `filters=<JSON of CrudFilters>`. */
export const listQuery = (page: number, pageSize: number, sorters: CrudSort[] = [], filters: CrudFilters = []): Record<string, string | number | undefined> => {
  const sort = sorters.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(',');
  const active = filters.filter((filter) => !isEmpty(filter.value));
  return { page, pageSize, sort: sort === '' ? undefined : sort, filters: active.length === 0 ? undefined : JSON.stringify(active) };
};

export const resourcePath = (resource: string, id?: string | number, action?: string): string =>
  ['/backoffice', resource, id === undefined ? undefined : encodeURIComponent(String(id)), action].filter((part) => part !== undefined).join('/');

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE', head: 'GET', options: 'GET' } as const;

/** Records without an address of their own: one is a list of one. */
const readThroughList = new Set(['audit-events']);

const readOneOfList = async (client: Http, resource: string, id: string | number, signal: AbortSignal | undefined): Promise<never> => {
  const query = listQuery(1, 1, [], [{ field: 'id', operator: 'eq', value: id }]);
  const { items } = await client.request<{ items: never[] }>('GET', resourcePath(resource), { query, signal });
  if (items[0] === undefined) throw new ApiError(404, 'server.notFound', '');
  return items[0];
};

/** An address whose id cannot be one leads to a record that does not exist. */
const asMissing = (error: unknown): never => {
  if (error instanceof ApiError && error.statusCode === 400 && 'id' in error.errors) throw new ApiError(404, 'server.notFound', '');
  throw error;
};

const createDataProvider = (client: Http): DataProvider => ({
  getApiUrl: () => '/api/v1/backoffice',
  getList: async ({ resource, pagination, sorters, filters, meta }) => {
    const asked = listQuery(pagination?.currentPage ?? 1, pagination?.pageSize ?? 20, sorters, filters);
    // Lists with a search of their own take it beside the filters.
    const query = typeof meta?.q === 'string' && meta.q !== '' ? { ...asked, q: meta.q } : asked;
    const { items, total } = await client.request<{ items: never[]; total: number }>('GET', resourcePath(resource), {
      query,
      signal: meta?.queryContext?.signal,
    });
    return { data: items, total };
  },
  getOne: async ({ resource, id, meta }) => {
    const signal = meta?.queryContext?.signal;
    if (readThroughList.has(resource)) return { data: await readOneOfList(client, resource, id, signal) };
    return { data: await client.request<never>('GET', resourcePath(resource, id), { signal }).catch(asMissing) };
  },
  create: async ({ resource, variables }) => ({ data: await client.request('POST', resourcePath(resource), { body: variables }) }),
  update: async ({ resource, id, variables }) => ({ data: await client.request('PATCH', resourcePath(resource, id), { body: variables }) }),
  deleteOne: async ({ resource, id }) => ({ data: await client.request('DELETE', resourcePath(resource, id)) }),
  custom: async ({ url, method, payload, query }) => ({
    data: await client.request(methods[method], url, { body: payload, query: query as Record<string, string | number | undefined> }),
  }),
});

export const dataProvider = createDataProvider(http);

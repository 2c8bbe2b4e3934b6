import routerProvider from '@refinedev/react-router';
import type { RouterProvider } from '@refinedev/core';
import { useCallback } from 'react';

/** What our lists write into the address beside Refine's own names: `grid/filters.ts`. */
const listParams = new Set(['page', 'sort', 'q', 'columns', 'density', 'view']);

/**
 * Refine passes every parameter of the address that it does not know to the data provider and into the key of the query. Those of our lists
 * stay out: the table's state is in the key already, and with the address in it too each change would be read twice.
 */
const useParse: NonNullable<RouterProvider['parse']> = () => {
  const parse = (routerProvider.parse as NonNullable<RouterProvider['parse']>)();
  return useCallback(() => {
    const parsed = parse();
    return { ...parsed, params: Object.fromEntries(Object.entries(parsed.params ?? {}).filter(([name]) => !listParams.has(name))) };
  }, [parse]);
};

export const router: RouterProvider = { ...routerProvider, parse: useParse };

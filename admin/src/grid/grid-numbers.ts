import { addressOf } from '@blattwerk/contract/client/call';
import type { CrudFilters } from '@refinedev/core';
import { useCustom } from '@refinedev/core';
import { listQuery, resourcePath } from '../providers/data.ts';

interface Numbers {
  facets?: Readonly<Record<string, readonly { value: string | null; count: number }[]>>;
  counts?: readonly ({ count: number; isExact: boolean } | null)[];
}

interface Question {
  filters?: CrudFilters;
  q?: string;
}

interface Asked extends Question {
  facets?: string;
  counts?: readonly Question[];
}

/** How many rows of a list have each value of a field, or answer other questions: asked of the list itself, while they are looked at. */
export const useListNumbers = (resource: string, { filters = [], q, facets, counts }: Asked, isAsked: boolean): Numbers => {
  const asked = { ...listQuery(1, 1, [], filters), q: q === '' ? undefined : q, facets, counts: counts === undefined ? undefined : JSON.stringify(counts) };
  const { query, result } = useCustom<Numbers>({
    url: addressOf(resourcePath(resource), {}, asked),
    method: 'get',
    errorNotification: false,
    queryOptions: { enabled: isAsked },
  });
  return query.data === undefined ? {} : result.data;
};

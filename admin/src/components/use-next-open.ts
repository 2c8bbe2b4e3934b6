import { useDataProvider } from '@refinedev/core';
import { useNavigate } from 'react-router';

/** Lists of records that stay open until staff have dealt with them, and the order in which they are worked off. */
const orders = { 'contact-requests': 'createdAt', 'pharmacy-questions': 'dueAt' } as const;

/** Goes on to the record that waits longest, in the order of its list; where none waits any more, to the list. */
export const useNextOpen = (resource: keyof typeof orders): ((doneId: string) => Promise<void>) => {
  const dataProvider = useDataProvider()();
  const navigate = useNavigate();
  return async (doneId) => {
    const { data } = await dataProvider.getList<{ id: string }>({
      resource,
      filters: [{ field: 'status', operator: 'in', value: ['open'] }],
      sorters: [{ field: orders[resource], order: 'asc' }],
      pagination: { currentPage: 1, pageSize: 2 },
    });
    const next = data.find(({ id }) => id !== doneId);
    await navigate(next === undefined ? `/${resource}` : `/${resource}/${next.id}`);
  };
};

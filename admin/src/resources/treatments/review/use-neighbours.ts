import { usePermissions } from '@refinedev/core';
import { useRows } from '../../../providers/use-record.ts';

/** The requests before and after this one in the queue, by due time. A request that has left the queue is followed by its first. */
export const useNeighbours = (id: string): { previous: string | undefined; next: string | undefined } => {
  const { data: role } = usePermissions<string>({});
  const { result } = useRows({
    resource: 'treatments',
    pagination: { currentPage: 1, pageSize: 200 },
    sorters: [{ field: 'dueAt', order: 'asc' }],
    filters: [{ field: 'status', operator: 'in', value: ['in-review'] }],
    queryOptions: { enabled: role === 'doctor' },
    errorNotification: false,
  });
  const index = result.data.findIndex((row) => row.id === id);
  return { previous: index > 0 ? result.data[index - 1]?.id : undefined, next: result.data[index + 1]?.id };
};

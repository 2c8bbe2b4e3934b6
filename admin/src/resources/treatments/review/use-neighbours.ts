import { usePermissions } from '@refinedev/core';
import { useRows } from '../../../providers/use-record.ts';

interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** The next one that the doctor may work on: what other doctors hold is left out, and after the last the first follows. */
  nextOpen: string | undefined;
}

/** The requests before and after this one in the queue, by due time. A request that has left the queue is followed by its first. */
export const useNeighbours = (id: string): Neighbours => {
  const { data: role } = usePermissions<string>({});
  const { result } = useRows({
    resource: 'treatments',
    pagination: { currentPage: 1, pageSize: 200 },
    sorters: [{ field: 'dueAt', order: 'asc' }],
    filters: [{ field: 'status', operator: 'in', value: ['in-review'] }],
    queryOptions: { enabled: role === 'doctor' },
    errorNotification: false,
  });
  const open = result.data.filter((row) => row.id === id || row.access === 'assigned' || row.abilities.includes('claim'));
  const index = open.findIndex((row) => row.id === id);
  const nextOpen = [...open.slice(index + 1), ...open.slice(0, Math.max(0, index))].find((row) => row.id !== id)?.id;
  return { previous: index > 0 ? open[index - 1]?.id : undefined, next: open[index + 1]?.id, nextOpen };
};

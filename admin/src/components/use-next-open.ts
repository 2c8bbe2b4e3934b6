import { useDataProvider, useNotification } from '@refinedev/core';
import type { CrudSort, LogicalFilter } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { keepFilters } from '../grid/filter-groups.ts';
import { lastQuestion, lastSearch } from '../grid/last-search.ts';
import { errorText } from '../providers/error-text.ts';
import type { RowOf } from '../providers/resource-types.ts';

interface Queue {
  /** Which records still wait for a decision. */
  waiting: LogicalFilter;
  /** The one that waits longest comes first. */
  order: CrudSort;
}

const queueOf = (field: string, state: string, order: string): Queue => ({
  waiting: { field, operator: 'in', value: [state] },
  order: { field: order, order: 'asc' },
});

/** Lists whose records are worked off one after the other. */
const queues = {
  attestations: queueOf('status', 'requested', 'requestedAt'),
  'contact-requests': queueOf('status', 'open', 'createdAt'),
  'delivery-tasks': queueOf('status', 'open', 'dueAt'),
  'pharmacy-questions': queueOf('status', 'open', 'dueAt'),
  'product-proposals': queueOf('status', 'open', 'createdAt'),
  'feed-runs': queueOf('status', 'quarantined', 'startedAt'),
  payments: queueOf('refundStatus', 'to-approve', 'createdAt'),
  people: { waiting: { field: 'awaitsApproval', operator: 'eq', value: true }, order: { field: 'createdAt', order: 'asc' } },
  reviews: queueOf('status', 'pending', 'createdAt'),
  'unmatched-products': queueOf('state', 'open', 'lastSeenAt'),
  withdrawals: queueOf('status', 'confirmed', 'receivedAt'),
} as const satisfies Record<string, Queue>;
type QueueResource = keyof typeof queues;

/** As many are asked for as are likely to hold one that was not passed over before. */
const askedFor = 50;

/**
 * Finds the record that is worked on next: in the order and with the filters of the list as it was left, the first that waits behind the one that is done,
 * else the first of all; where the list was not on the screen, the one that waits longest. Where none waits any more, that is said.
 */
export const useFindNext = <R extends QueueResource>(resource: R): ((doneId: string) => Promise<RowOf<R> | undefined>) => {
  const dataProvider = useDataProvider()();
  const { open } = useNotification();
  const { t } = useTranslation();
  const { waiting, order } = queues[resource];
  const find = async (doneId: string): Promise<RowOf<R> | undefined> => {
    const { filters, sorters, q, ids } = lastQuestion(resource) ?? { filters: [], sorters: [], q: '', ids: [] };
    const { data } = await dataProvider.getList<RowOf<R> & { id: string }>({
      resource,
      filters: [...keepFilters(filters, ({ field }) => field !== waiting.field), waiting],
      sorters: sorters.length === 0 ? [order] : sorters,
      pagination: { currentPage: 1, pageSize: askedFor },
      meta: { q },
    });
    const waits = new Map(data.filter(({ id }) => id !== doneId).map((row) => [row.id, row]));
    const behind = ids.slice(ids.indexOf(doneId) + 1).find((id) => waits.has(id));
    return behind === undefined ? [...waits.values()][0] : waits.get(behind);
  };
  return async (doneId) => {
    try {
      const next = await find(doneId);
      if (next === undefined) open?.({ type: 'success', message: t('common.nothingWaits') });
      return next;
    } catch (error) {
      // What was to be done is done; the list says by itself whether it can be read.
      open?.({ type: 'error', message: errorText(error) });
      return undefined;
    }
  };
};

/** Goes on to the record that is worked on next; where none waits any more, to the list as it was left. */
export const useNextOpen = (resource: QueueResource): ((doneId: string) => Promise<void>) => {
  const findNext = useFindNext(resource);
  const navigate = useNavigate();
  return async (doneId) => {
    const next = await findNext(doneId);
    await navigate(next === undefined ? `/${resource}${lastSearch(resource)}` : `/${resource}/${next.id}`);
  };
};

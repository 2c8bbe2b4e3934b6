import { useInvalidate } from '@refinedev/core';
import type { CrudSort } from '@refinedev/core';
import { inboxTabNames, inboxTabs, type InboxTab } from '@blattwerk/contract/prescriptions/inbox';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useAnswer } from '../../../providers/use-answer.ts';
import { usePollEvery, usePolling } from '../../../providers/use-polling.ts';
import { useRows } from '../../../providers/use-record.ts';

const refreshEveryMs = 20_000;
export const pageSize = 50;

/** What came last is new; what is in work came first; what is ready is kept until its day. */
const orders: Record<InboxTab, CrudSort[]> = {
  new: [{ field: 'sentAt', order: 'desc' }],
  'in-work': [{ field: 'receivedAt', order: 'asc' }],
  ready: [{ field: 'holdUntil', order: 'asc' }],
  done: [{ field: 'dispensedAt', order: 'desc' }],
};

export const addressOf = (tab: InboxTab, q: string, id?: string): string =>
  `/prescriptions${id === undefined ? '' : `/${id}`}?${new URLSearchParams({ tab, ...(q === '' ? {} : { q }) }).toString()}`;

export interface InboxPlace {
  id: string | undefined;
  /** Undefined where the address names none: then the open record decides. */
  tab: InboxTab | undefined;
  q: string;
  go: (place: { id?: string | undefined; tab: InboxTab; q?: string }, isCorrection?: boolean) => void;
}

/** Where the pharmacist is: tab, search and open record stand in the address. */
export const useInboxPlace = (): InboxPlace => {
  const [search] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  const named = search.get('tab');
  const q = search.get('q') ?? '';
  const tab = inboxTabNames.find((name) => name === named);
  const go = useCallback<InboxPlace['go']>(
    (place, isCorrection = false) => void navigate(addressOf(place.tab, place.q ?? q, place.id), { replace: isCorrection }),
    [navigate, q],
  );
  return { id, tab, q, go };
};

export const useInboxCounts = (q: string) => {
  const { query, result } = useAnswer('/backoffice/prescriptions/counts', { query: q === '' ? {} : { q } }, { refreshEveryMs, keepsPrevious: true });
  return { counts: query.data === undefined ? undefined : result.data, refetch: query.refetch };
};

/** Each reading of a prescription is on record, so the list alone is read again by itself, not the open record beside it. */
export const useInboxList = (tab: InboxTab, q: string) => {
  const polling = usePolling();
  const invalidate = useInvalidate();
  usePollEvery(polling, refreshEveryMs);
  return useRows({
    resource: 'prescriptions',
    pagination: { currentPage: 1, pageSize },
    sorters: orders[tab],
    filters: [{ field: 'status', operator: 'in', value: [...inboxTabs[tab]] }],
    meta: { q },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
    liveMode: 'manual',
    liveParams: polling.liveParams,
    onLiveEvent: () => void invalidate({ resource: 'prescriptions', invalidates: ['list'] }),
  });
};

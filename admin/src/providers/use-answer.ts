import { addressOf } from '@blattwerk/contract/client/call';
import type { Gets } from '@blattwerk/contract/client/types';
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';

interface Options {
  refreshEveryMs?: number;
  /** While another page or filter is read, the one before stays. */
  keepsPrevious?: true;
  /** How long an answer is good enough to be shown again without being asked for, in ms. */
  staysFreshMs?: number;
  /** Nothing is read before this is true. */
  isAsked?: boolean;
}

/** Where a reading call leads: the parameters of the path and the query, where there are any. */
interface Place {
  params?: Record<string, string>;
  query?: object | undefined;
}

/** Reads what is neither a list nor a record of a resource, typed by its address in the contract. `result.data` is the answer once `query.data` is there. */
export const useAnswer = <P extends keyof Gets>(
  path: P,
  given: Gets[P]['given'][0] & Place,
  { refreshEveryMs, keepsPrevious, staysFreshMs, isAsked = true }: Options = {},
) =>
  useCustom<Gets[P]['answer']>({
    url: addressOf(path, given.params, given.query),
    method: 'get',
    errorNotification: false,
    queryOptions: {
      enabled: isAsked,
      ...(refreshEveryMs === undefined ? {} : { refetchInterval: refreshEveryMs }),
      ...(staysFreshMs === undefined ? {} : { staleTime: staysFreshMs }),
      ...(keepsPrevious === undefined ? {} : { placeholderData: keepPreviousData }),
    },
  });

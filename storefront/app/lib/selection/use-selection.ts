import type { Selection, SelectionSort } from '@blattwerk/contract/selections/shapes';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { api } from '../api/api.ts';
import { queryString } from '../api/server-api.ts';
import { rootRouteId } from '../seo/page-head.tsx';

const lookEveryMs = 60_000;

export interface Wish {
  productId: string;
  amount: number;
}

interface Asked {
  zipCode?: string | undefined;
  sort?: SelectionSort | undefined;
  limit?: number;
}

/** Where the wished products are to be had together: looked at anew each minute while the page is seen, and never in a hidden tab. */
export const useSelection = (wishes: readonly Wish[], asked: Asked = {}): UseQueryResult<Selection> => {
  const isSignedIn = useRouteLoaderData<{ isSignedIn: boolean }>(rootRouteId)?.isSignedIn === true;
  const query = { productIds: wishes.map(({ productId }) => productId), amounts: wishes.map(({ amount }) => String(amount)), ...asked };
  return useQuery({
    queryKey: ['selection', query],
    queryFn: () => (isSignedIn ? api.get<Selection>('/selection', query) : api.publicGet<Selection>(`/selection${queryString(query)}`)),
    enabled: wishes.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
    refetchIntervalInBackground: false,
  });
};

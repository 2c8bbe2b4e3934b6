import type { Gets } from '@blattwerk/contract/client/types';
import type { Selection, SelectionSort } from '@blattwerk/contract/selections/shapes';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { memberApi, visitorApi } from '../api/client.ts';
import { rootRouteId } from '../seo/page-head.tsx';

const pollIntervalMs = 60_000;

export interface Wish {
  productId: string;
  amount: number;
}

interface Asked {
  zipCode?: string | undefined;
  sort?: SelectionSort | undefined;
  limit?: number;
}

type SelectionInput = NonNullable<Gets['/clients/selection']['given'][0]>['query'];

interface LoadedSelection {
  data: Selection | undefined;
  error: unknown;
}

/** While another answer is on its way, the last one stays. */
type SelectionQuery = LoadedSelection & { isPending: boolean; isError: boolean; reload: () => void };

/**
 * Where the wished products are to be had together: looked at anew each minute while the page is seen, and never in a hidden tab.
 * One read of one page: it does without the library that the private pages share their reads with, which no first load carries.
 */
export const useSelection = (wishes: readonly Wish[], asked: Asked = {}): SelectionQuery => {
  const isSignedIn = useRouteLoaderData<{ isSignedIn: boolean }>(rootRouteId)?.isSignedIn === true;
  const [result, setResult] = useState<LoadedSelection>({ data: undefined, error: undefined });
  const [tries, setTries] = useState(0);
  const isAsked = wishes.length > 0;
  const key = JSON.stringify({ productIds: wishes.map(({ productId }) => productId), amounts: wishes.map(({ amount }) => amount), ...asked });
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      try {
        const query = JSON.parse(key) as SelectionInput;
        const data = await (isSignedIn ? memberApi : visitorApi).get('/clients/selection', { query });
        if (!isOver) setResult({ data, error: undefined });
      } catch (error) {
        if (!isOver) setResult(({ data }) => ({ data, error }));
      }
    };
    void load();
    const timer = setInterval(() => {
      if (!document.hidden) void load();
    }, pollIntervalMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [key, isSignedIn, isAsked, tries]);
  const isError = result.error !== undefined;
  return { ...result, isError, isPending: !result.data && !isError, reload: () => setTries(tries + 1) };
};

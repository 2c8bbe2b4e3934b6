import type { Selection, SelectionSort } from '@blattwerk/contract/selections/shapes';
import { useEffect, useState } from 'react';
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

interface Looked {
  data: Selection | undefined;
  error: unknown;
}

/** While another answer is on its way, the last one stays. */
type Look = Looked & { isPending: boolean; isError: boolean; lookAgain: () => void };

/**
 * Where the wished products are to be had together: looked at anew each minute while the page is seen, and never in a hidden tab.
 * One read of one page: it does without the library that the private pages share their reads with, which no first load carries.
 */
export const useSelection = (wishes: readonly Wish[], asked: Asked = {}): Look => {
  const isSignedIn = useRouteLoaderData<{ isSignedIn: boolean }>(rootRouteId)?.isSignedIn === true;
  const [looked, setLooked] = useState<Looked>({ data: undefined, error: undefined });
  const [tries, setTries] = useState(0);
  const isAsked = wishes.length > 0;
  const path = `/selection${queryString({ productIds: wishes.map(({ productId }) => productId), amounts: wishes.map(({ amount }) => String(amount)), ...asked })}`;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      try {
        const data = await (isSignedIn ? api.get<Selection>(path) : api.publicGet<Selection>(path));
        if (!isOver) setLooked({ data, error: undefined });
      } catch (error) {
        if (!isOver) setLooked(({ data }) => ({ data, error }));
      }
    };
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [path, isSignedIn, isAsked, tries]);
  const isError = looked.error !== undefined;
  return { ...looked, isError, isPending: !looked.data && !isError, lookAgain: () => setTries(tries + 1) };
};

import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { memberApi } from '../../../lib/api/client.ts';
import { useAutosave } from '../../../lib/forms/use-autosave.ts';
import { toWire, type ShownProduct } from '../answers.ts';
import { remainingOf, type OrderForm } from './order-form.ts';
import { followUpKey } from './use-follow-up.ts';

type Entered = Pick<OrderForm, 'effect' | 'sideEffects' | 'remaining'>;

/** What is kept of the order's page; an amount that is none yet is left as it was. */
const entriesOf = ({ effect, sideEffects, remaining }: Entered, requestedProducts: ShownProduct[]) => {
  const remainingAmount = remainingOf(remaining);
  return {
    ...(effect === undefined ? {} : { effect }),
    ...{ sideEffects, requestedProducts },
    ...(remainingAmount === undefined ? {} : { remainingAmount }),
  };
};

/** Saves, and tells the other pages of the follow-up what is saved. */
const useSaveEntries = () => {
  const client = useQueryClient();
  return async (entries: ReturnType<typeof entriesOf>): Promise<{ savedAt: string }> => {
    const { requestedProducts = [] } = toWire({ requestedProducts: entries.requestedProducts });
    const { savedAt } = await memberApi.patch('/clients/health-state/follow-up', { body: { ...entries, requestedProducts } });
    client.setQueryData<FollowUpBasis>(followUpKey, (basis) => basis && { ...basis, entries: { ...basis.entries, ...entries, savedAt } });
    return { savedAt };
  };
};

/** Keeps effect, side effects, what is left and the products on the server as they are entered; the products are those kept before, else the last ones. */
export const useEntries = (kept: FollowUpBasis['entries'], last: readonly ShownProduct[], { effect, sideEffects, remaining }: Entered) => {
  const [products, setProducts] = useState([...(kept?.requestedProducts ?? last)]);
  const { keep, flush, save } = useAutosave(useSaveEntries(), kept?.savedAt);
  const entries = entriesOf({ effect, sideEffects, remaining }, products);
  const known = useRef(JSON.stringify(entries));
  useEffect(() => {
    const next = JSON.stringify(entries);
    if (next === known.current) return;
    known.current = next;
    keep(entries);
  });
  return { products, setProducts, flush, save };
};

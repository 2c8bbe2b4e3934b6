import { useEffect, useRef, useState } from 'react';
import { memberApi } from '../../lib/api/client.ts';
import { syncSelected } from '../../lib/request-list/account-list.ts';
import { amountOf } from '../../lib/request-list/amounts.ts';
import type { SelectedProduct } from '../../lib/request-list/list-store.ts';
import { readSelected, writeSelected } from '../../lib/request-list/request-list.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import type { Answers, ShownProduct } from './answers.ts';
import { amountTogether, isProductTaken, shownProduct } from './answers.ts';
import type { Questionnaire } from './use-questionnaire.ts';

interface Taken {
  requestedProducts: ShownProduct[];
  added: readonly SelectedProduct[];
  /** What found no room and stays selected. */
  rest: readonly SelectedProduct[];
}

/** As a wish, with the amount that the selection counted with. */
export const wishOf = (entry: SelectedProduct): ShownProduct => shownProduct({ ...entry, id: entry.productId, unit: entry.unit ?? 'g' }, amountOf(entry));

/** What was selected in the market joins the wishes as far as there is room. */
export const takeSelected = (list: readonly ShownProduct[], selected: readonly SelectedProduct[], most: number): Taken => {
  const fresh = selected.filter(({ productId }) => !isProductTaken(list, productId));
  const room = most - list.length;
  const added = fresh.slice(0, Math.max(0, room));
  return {
    requestedProducts: [...list, ...added.map(wishOf)],
    added,
    rest: fresh.slice(added.length),
  };
};

/** A product that left the catalogue meanwhile would be refused, and everything else with it. Undefined while the catalogue cannot be asked. */
const stillThere = async (selected: readonly SelectedProduct[]): Promise<readonly SelectedProduct[] | undefined> => {
  const query = { productIds: selected.map(({ productId }) => productId), amounts: selected.map(() => 1), limit: 1 };
  try {
    const { gone } = await memberApi.get('/clients/selection', { query });
    return selected.filter(({ productId }) => !gone.includes(productId));
  } catch {
    // A network that fails, or a market that is closed: the products wait where they are, and the questionnaire goes on without them.
    return undefined;
  }
};

/** An amount that was answered before stands only where some product leaves its own open. */
const changeOf = (answers: Answers, taken: Taken): Answers => {
  const isOpen = taken.requestedProducts.some((entry) => !('productId' in entry) || entry.amount === null);
  const together = amountTogether(taken.requestedProducts);
  const amount = isOpen ? (answers.amount ?? together) : (together ?? answers.amount);
  return { requestedProducts: taken.requestedProducts, ...(amount === undefined || amount === null ? {} : { amount }) };
};

/**
 * Hands what was selected over to the server as soon as the questionnaire opens, so that another device finds it too.
 * It leaves this browser and the account's selection only when it is saved. @returns how many products were taken over, and how many found no room
 */
export const useTakeSelected = (questionnaire: Questionnaire): { added: number; rest: number } => {
  const [taken, setTaken] = useState({ added: 0, rest: 0 });
  const most = useMostProducts();
  const latest = useRef(questionnaire);
  const mostNow = useRef(most);
  useEffect(() => {
    latest.current = questionnaire;
    mostNow.current = most;
  });
  useEffect(() => {
    let isLeft = false;
    const take = async (): Promise<void> => {
      await syncSelected();
      const selected = readSelected();
      if (selected.length === 0) return;
      const known = await stillThere(selected);
      if (!known || isLeft) return;
      const { answers, set, flush } = latest.current;
      const noting = takeSelected(answers.requestedProducts ?? [], known, mostNow.current);
      if (noting.added.length > 0) {
        set(changeOf(answers, noting));
        if (!(await latest.current.flush())) return;
        setTaken({ added: noting.added.length, rest: noting.rest.length });
      } else await flush();
      writeSelected(noting.rest);
    };
    void take();
    return () => {
      isLeft = true;
    };
  }, []);
  return taken;
};

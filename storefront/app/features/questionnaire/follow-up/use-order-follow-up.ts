import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../lib/action/use-action.ts';
import { memberApi } from '../../../lib/api/client.ts';
import type { ShownProduct } from '../answers.ts';
import { toWire } from '../answers.ts';
import { remainingOf, type OrderForm } from './order-form.ts';

/** Requests the follow-up and goes on to the payment page. Pressed again after a failure, it is the same request. */
export const useOrderFollowUp = (isChanged: boolean) => {
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const order = ({ criteriaConfirm, agreement, effect = 1, sideEffects, remaining }: OrderForm, products: ShownProduct[]) =>
    run(async () => {
      const { requestedProducts = [] } = toWire({ requestedProducts: products });
      if (isChanged) await memberApi.post('/clients/health-state', { body: { criteriaConfirm, agreement, requestedProducts } });
      const body = {
        changed: false as const,
        criteriaConfirm,
        agreement,
        effect,
        sideEffects,
        remainingAmount: remainingOf(remaining) ?? null,
        requestedProducts,
      };
      const { treatmentId } = await memberApi.post('/clients/health-state/follow-up', { body });
      if (treatmentId === undefined) return;
      const { url } = await memberApi.post('/clients/stripe/create-checkout-session', { body: { treatmentId } });
      window.location.assign(url);
    });
  /** A criterion applies: the answer is kept, and the request ends. */
  const end = ({ criteriaConfirm }: OrderForm) =>
    run(async () => {
      await memberApi.patch('/clients/health-state', { body: { criteriaConfirm } });
      await client.invalidateQueries({ queryKey: ['iam'] });
    });
  return { order, end, isPending, error };
};

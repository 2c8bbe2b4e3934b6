import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQuery } from '@tanstack/react-query';
import { memberApi, visitorApi } from '../../lib/api/client.ts';
import { isUnpaid, readTreatments } from '../../lib/treatments/use-treatments.ts';

const pollIntervalMs = 1_500;

/** What is ordered. `treatmentId` is null until the press of the button makes the request; opening the page makes none. */
export interface OrderSummary {
  treatmentId: string | null;
  number: string | null;
  products: string[];
  amountCents: number;
  currency: string;
}
export type Order = { kind: 'payable'; summary: OrderSummary } | { kind: 'in-review' } | { kind: 'profile-incomplete' } | { kind: 'elsewhere' };

const needed = ['healthState', 'profileComplete', 'informationSheet', 'treatmentContract'] as const satisfies readonly (keyof Statuses['steps'])[];

const ofRequest = ({ id, number, products, deposit }: PatientTreatment): OrderSummary => ({
  treatmentId: id,
  number,
  products: products.map((entry) => ('product' in entry ? entry.product.name : entry.wish.strainName)),
  amountCents: deposit.amountCents,
  currency: deposit.currency,
});

/** What a request with the finished questionnaire would be about and cost. */
const ofQuestionnaire = async (): Promise<OrderSummary> => {
  const [state, fees] = await Promise.all([memberApi.get('/clients/health-state'), visitorApi.get('/clients/fees')]);
  const requestedProducts = state.status === 'none' ? [] : state.requestedProducts;
  const products = requestedProducts.map((entry) => ('productId' in entry ? entry.name : entry.wish.strainName));
  return { treatmentId: null, number: null, products, amountCents: fees.depositCents, currency: fees.currency };
};

/** The request that is to be paid, or what one would be; only read. What is missing before leads elsewhere. */
const readOrder = async (): Promise<Order> => {
  const { items } = await readTreatments();
  const unpaid = items.find(isUnpaid);
  if (unpaid) return { kind: 'payable', summary: ofRequest(unpaid) };
  if (items.some(({ status }) => status === 'in-review')) return { kind: 'in-review' };
  const { steps } = await memberApi.get('/clients/iam/statuses');
  const missing = needed.filter((step) => steps[step] !== 'done');
  if (missing.length === 0) return { kind: 'payable', summary: await ofQuestionnaire() };
  return { kind: missing.length === 1 && missing[0] === 'profileComplete' ? 'profile-incomplete' : 'elsewhere' };
};

/** `isWaiting`: the payment page has been left, so look until the payment has arrived. */
export const useOrder = (isWaiting: boolean) =>
  useQuery({ queryKey: ['order'], queryFn: readOrder, refetchInterval: isWaiting ? pollIntervalMs : false, staleTime: 0, gcTime: 0 });

import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { isUnpaid, readTreatments } from '../../lib/treatments/use-treatments.ts';

const lookEveryMs = 1_500;

export type Order = { kind: 'unpaid'; treatment: PatientTreatment } | { kind: 'in-review' } | { kind: 'profile-incomplete' } | { kind: 'elsewhere' };

const current = async (): Promise<Order | undefined> => {
  const { items } = await readTreatments();
  const unpaid = items.find(isUnpaid);
  if (unpaid) return { kind: 'unpaid', treatment: unpaid };
  return items.some(({ status }) => status === 'in-review') ? { kind: 'in-review' } : undefined;
};

/** Everything else is there, so that the profile alone keeps the request back. */
const isAboutProfile = ({ code, details }: ApiError): boolean => {
  const missing = (details as { missing?: unknown } | undefined)?.missing;
  return code === 'treatment.incomplete' && Array.isArray(missing) && missing.length === 1 && missing[0] === 'profileComplete';
};

/** The request that is to be paid; opened from the finished questionnaire when there is none. What is missing before leads elsewhere. */
const readOrder = async (): Promise<Order> => {
  const found = await current();
  if (found) return found;
  try {
    await api.post('/treatment', {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (isAboutProfile(error)) return { kind: 'profile-incomplete' };
    if (error.code !== 'treatment.alreadyOpen') return { kind: 'elsewhere' };
  }
  return (await current()) ?? { kind: 'elsewhere' };
};

/** `isWaiting`: the payment page has been left, so look until the payment has arrived. */
export const useOrder = (isWaiting: boolean) =>
  useQuery({ queryKey: ['order'], queryFn: readOrder, refetchInterval: isWaiting ? lookEveryMs : false, staleTime: 0, gcTime: 0 });

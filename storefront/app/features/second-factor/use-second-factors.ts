import type { SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const key = ['second-factors'];

export const useSecondFactors = () => useQuery({ queryKey: key, queryFn: () => api.get<SecondFactors>('/iam/second-factors') });

/** After a change, so that all sections show what holds now. */
export const useFactorsChanged = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
};

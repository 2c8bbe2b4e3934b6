import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memberApi } from '../../lib/api/client.ts';

const key = ['second-factors'];

export const useSecondFactors = () => useQuery({ queryKey: key, queryFn: () => memberApi.get('/clients/iam/second-factors') });

/** After a change, so that all sections show what holds now. */
export const useFactorsChanged = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
};

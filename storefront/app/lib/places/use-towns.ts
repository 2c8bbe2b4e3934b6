import { useQuery } from '@tanstack/react-query';
import { visitorApi } from '../api/client.ts';

const none: readonly string[] = [];

/** The towns of a German postal code; none while they are not known, or where the precise table is not there. */
export const useTowns = (zipCode: string, country: string): readonly string[] => {
  const towns = useQuery({
    queryKey: ['places', zipCode],
    queryFn: async () => (await visitorApi.get('/clients/places', { query: { zipCode } })).items.map(({ town }) => town),
    enabled: country === 'DE' && /^\d{5}$/.test(zipCode),
    staleTime: Infinity,
  });
  return towns.data ?? none;
};

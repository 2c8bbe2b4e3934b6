import type { PlaceList } from '@blattwerk/contract/places/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

const none: readonly string[] = [];

/** The towns of a German postal code; none while they are not known, or where the precise table is not there. */
export const useTowns = (zipCode: string, country: string): readonly string[] => {
  const towns = useQuery({
    queryKey: ['places', zipCode],
    queryFn: async () => (await api.publicGet<PlaceList>(`/places?zipCode=${zipCode}`)).items.map(({ town }) => town),
    enabled: country === 'DE' && /^\d{5}$/.test(zipCode),
    staleTime: Infinity,
  });
  return towns.data ?? none;
};

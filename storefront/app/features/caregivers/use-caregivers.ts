import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../../lib/api/client.ts';
import { noteCaredFor } from '../../lib/cared-for/cares-for-others.ts';

export const caregiversKey = ['iam', 'caregivers'] as const;
export const caredForKey = ['cared-for'] as const;

/** Whom the signed-in user lets look. */
export const useCaregivers = () => useQuery({ queryKey: caregiversKey, queryFn: () => memberApi.get('/clients/iam/caregivers') });

/** At whom the signed-in user may look. */
export const useCaredFor = () =>
  useQuery({
    queryKey: caredForKey,
    queryFn: async () => {
      const people = await memberApi.get('/clients/cared-for');
      noteCaredFor(people.total);
      return people;
    },
  });

/** One of them. Each reading is on record, so nothing is asked twice for one look. */
export const useCaredForPerson = (id: string) =>
  useQuery({ queryKey: [...caredForKey, id], queryFn: () => memberApi.get('/clients/cared-for/:id', { params: { id } }), staleTime: Infinity, gcTime: 0 });

import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../api/client.ts';

export const meKey = ['iam', 'me'] as const;
export const statusesKey = ['iam', 'statuses'] as const;

/** Who is signed in; asked at most every ten seconds. */
export const useMe = () => useQuery({ queryKey: meKey, queryFn: () => memberApi.get('/clients/iam/me'), staleTime: 10_000 });

/** Every step of the patient's way and the route to go to next. */
export const useStatuses = () => useQuery({ queryKey: statusesKey, queryFn: () => memberApi.get('/clients/iam/statuses') });

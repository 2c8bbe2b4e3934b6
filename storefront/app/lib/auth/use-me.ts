import type { Me, Statuses } from '@blattwerk/contract/accounts/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export const meKey = ['iam', 'me'] as const;
export const statusesKey = ['iam', 'statuses'] as const;

/** Who is signed in; asked at most every ten seconds. */
export const useMe = () => useQuery({ queryKey: meKey, queryFn: () => api.get<Me>('/iam/me'), staleTime: 10_000 });

/** Every step of the patient's way and the route to go to next. */
export const useStatuses = () => useQuery({ queryKey: statusesKey, queryFn: () => api.get<Statuses>('/iam/statuses') });

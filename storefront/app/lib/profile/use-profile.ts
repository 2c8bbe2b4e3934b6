import type { Profile } from '@blattwerk/contract/accounts/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export const profileKey = ['iam', 'profile'] as const;

export const useProfile = () => useQuery({ queryKey: profileKey, queryFn: () => api.get<Profile>('/iam/profile') });
